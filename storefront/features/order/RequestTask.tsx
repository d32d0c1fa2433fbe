// What the buyer of a return or withdrawal does now, in the heading of the order: confirm it, or send the gifts.
import { Fragment } from 'react'
import { isOpen } from '#domain/orders/open-request.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatList } from '#messages/format.ts'
import { formatTime } from '#messages/format-time.ts'
import { returnPostage } from '#messages/return-postage.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { call } from '#web/platform/api/call.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PostalAddress } from '../../shared/addresses/PostalAddress.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { useLineFacts } from '../../shared/orders/line-name.ts'
import { deviceTimeZone } from '../../shared/orders/PaymentPanel.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { Facts } from '../../shared/orders/Facts.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import type { OrderView } from './use-order.ts'
import './RequestTask.css'

export function RequestTask(props: OrderOptionProps) {
  const { order } = props
  const { t, locale } = useVisit()
  const open = order.requests.filter((request) => isOpen(order, request))
  if (open.length === 0) return null
  return (
    <div className="request-task">
      {open.map(({ kind, status, reference, askedAt }) => (
        <Fragment key={reference}>
          {/* The steps have the day of a return. */}
          {kind === 'withdrawal' && (
            <p>
              {t('order.received', { time: unbrokenDates(formatTime(locale, askedAt, deviceTimeZone())) })}
            </p>
          )}
          {status === 'declared' && <Unconfirmed {...props} reference={reference} />}
        </Fragment>
      ))}
      {askedRequests(order).length > 0 && isSentBack(order) && <SendBack order={order} />}
    </div>
  )
}

/** Those that wait for the gifts and a decision. One parcel can bring the gifts of all. */
export const askedRequests = ({ requests }: OrderView) => requests.filter(({ status }) => status === 'asked')

/** What the customer writes on the parcel. */
export function askedReferences(order: OrderView, locale: Locale): string {
  return formatList(
    locale,
    askedRequests(order).map(({ reference }) => reference),
  )
}

/** What was withdrawn before it was sent stays with the shop. */
function isSentBack({ lines }: OrderView): boolean {
  return lines.some(({ returning = 1, unsent }) => returning > 0 && !unsent)
}

/** Lines of the requests that are asked, with the quantity that comes back and its reason. Masked views have none. */
export function askedLines(order: OrderView) {
  return askedRequests(order).flatMap(({ kind, lines = [] }) =>
    lines.flatMap(({ id, quantity, reason }) => {
      const line = order.lines.find((each) => each.id === id)
      return line ? [{ line, quantity, reason: kind === 'return' ? reason : null }] : []
    }),
  )
}

function SendBack({ order }: { order: OrderView }) {
  const { number, seller, masked, discounts } = order
  const { t, locale, href, date, money } = useVisit()
  const lineFacts = useLineFacts()
  const asked = askedRequests(order)
  const gifts = askedLines(order)
  const sendBy = asked.some(({ kind }) => kind === 'return') ? returnUntil(order) : undefined
  const reference = askedReferences(order, locale)
  // Refunds of several are rounded together.
  const worth = asked.length === 1 ? asked[0]?.worth : null
  const postage = returnPostage(t, order.freeReturns ?? false, gifts)
  const price = gifts.reduce((sum, { line, quantity }) => sum + line.unitPrice.minor * quantity, 0)
  return (
    <div data-part="send-back">
      {sendBy && (
        <div>
          <Icon name="calendar" />
          <p data-part="arrives">{t('order.sendBy', { date: unbrokenDates(date(sendBy)) })}</p>
        </div>
      )}
      {gifts.length > 0 && (
        <div>
          <Icon name="gift" />
          <ul data-part="sent">
            {gifts.map(({ line, quantity }, at) => (
              <li key={at}>
                <Facts of={[`${t('cart.times', { quantity })} ${line.title}`, ...lineFacts(line)]} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol>
        {!masked && (
          <li>
            <p>{t('order.enclose')}</p>
            <Button
              icon="printer"
              href={href(`/orderDetail?number=${number}&paper=return-slip`)}
              target="_blank"
              rel="noopener"
            >
              {t('order.return-slip')}
            </Button>
          </li>
        )}
        <li>
          <p>
            <Unbroken text={t('order.sendTo', { reference })} part={reference} />
          </p>
          <PostalAddress lines={seller.lines} country={seller.country} />
          {!masked && (
            <p>{postage.includes('[') ? <LinkedText text={postage} path="/contact-us" /> : postage}</p>
          )}
        </li>
      </ol>
      <div>
        <Icon name="wallet" />
        <p>
          {worth && (
            <>
              {t('order.refundStep')} <b>{money(worth)}</b>
              {discounts.length > 0 && worth.minor < price && <small>{t('order.refundDiscount')}</small>}
            </>
          )}
          <small>{t('facts.refund')}</small>
        </p>
      </div>
    </div>
  )
}

/** Last day to send the gifts of a return. */
export function returnUntil({ lines }: OrderView): string | undefined {
  return lines.flatMap(({ returning, returnUntil }) => (returning && returnUntil) || []).sort()[0]
}

/** A withdrawal declared with e-mail and number alone. It takes effect when confirmed from the buyer's e-mail. */
function Unconfirmed({ order, access, reference, onChange }: OrderOptionProps & { reference: string }) {
  const { t } = useVisit()
  const [busy, run] = useBusy()
  if (order.masked) return <p>{t('order.declaredMasked')}</p>

  async function confirm(): Promise<void> {
    const confirmed = await call('order.confirmWithdrawal', {
      number: order.number,
      access,
      reference,
    }).catch(() => null)
    if (confirmed) toast({ type: 'success', text: t('order.requestSent'), durationMs: 6_000 })
    onChange()
  }

  return (
    <>
      <p>{t('order.declared')}</p>
      <Button loading={busy} onClick={() => void run(confirm)}>
        {t('order.withdrawConfirm')}
      </Button>
    </>
  )
}
