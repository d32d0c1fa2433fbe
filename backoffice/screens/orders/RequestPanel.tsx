// A return, withdrawal or exchange: the facts, and the decision.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { isFault, type ReturnReason } from '#domain/orders/return-reason.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { formatInDays } from '#messages/format-days.ts'
import { isolate } from '#messages/isolate.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { boot } from '../../platform/boot.ts'
import { shopTime } from '../../platform/shop-time.ts'
import { pageLocale, t } from '../../platform/language.ts'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useMay } from '../../platform/member.ts'
import { adminHref } from '../../platform/router.ts'
import { ConfirmButton } from '../../shared/ActionButton.tsx'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ChangeOrder } from './staff-order.ts'
import './RequestPanel.css'

export type ReturnRequest = AdminOutput<'admin.listReturns'>['requests'][number]
type RequestProps = { request: ReturnRequest; change: ChangeOrder }

/**
 * `isLinked`: the panel is in the inbox, links to its order and opens its decision on request. The inbox says once what
 * labels are for.
 */
export function RequestPanel({ request, change, isLinked = false }: RequestProps & { isLinked?: boolean }) {
  const may = useMay()
  const { kind, status, number, reference, lines, answer, waitsForParcel } = request
  const [isOpen, setOpen] = useState(!isLinked)
  const mayDecide = status === 'asked' && may('refunds')
  return (
    <Panel>
      <div className="return-request">
        <ul>
          {lines.map((line, at) => (
            <ReturnedLine key={at} kind={kind} line={line} />
          ))}
        </ul>
        <Facts request={request} />
        <div data-part="reference">
          <p>
            {t(`admin.returns.${kind}`)}{' '}
            {isLinked ? (
              <a href={adminHref(`/orders/${number}`)}>
                <bdi>{reference}</bdi>
              </a>
            ) : (
              <bdi>{reference}</bdi>
            )}
          </p>
          {request.isLabelDue && <Badge tone="warning">{t('admin.returns.labelDue')}</Badge>}
          {request.isLabelDue && !isLinked && <small>{t('admin.returns.labelText')}</small>}
        </div>
        <Decided request={request} />
        {mayDecide && !isOpen && (
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {t('admin.returns.review')}
          </Button>
        )}
      </div>
      {answer && <blockquote>{answer}</blockquote>}
      {mayDecide && isOpen && <Decision request={request} change={change} />}
      {waitsForParcel && <SendReplacement request={request} change={change} />}
    </Panel>
  )
}

type LineProps = Pick<ReturnRequest, 'kind'> & { line: ReturnRequest['lines'][number] }

function ReturnedLine({ kind, line }: LineProps) {
  const { money } = useVisit()
  const facts = [
    line.optionsText ?? '',
    line.paid ? t('admin.returns.paid', { amount: money(line.paid) }) : '',
    line.personalisation && `${t('admin.returns.personal')}: ${isolate(pageLocale, line.personalisation)}`,
  ].filter(Boolean)
  return (
    <li>
      {line.picture && (
        <Picture picture={{ ...line.picture, alt: '' }} ratio="whole" sizes="3.5rem" widest={320} alt="" />
      )}
      <div>
        <b>
          {t('cart.times', { quantity: line.quantity })} {line.title}
        </b>
        {facts.length > 0 && <small className="muted">{facts.join(' · ')}</small>}
        {kind === 'exchange' ? (
          <span>
            ⇄ <bdi>{replacementText(line)}</bdi>
          </span>
        ) : (
          <Badge>{t(`order.reason.${line.reason as ReturnReason}`)}</Badge>
        )}
      </div>
    </li>
  )
}

const dayMs = 86_400_000

/** A date tells when the gifts arrived; while the request is undecided, the days since and the days left do. */
function Facts({ request }: { request: ReturnRequest }) {
  const { date } = useVisit()
  const { kind, status, email, name, askedAt, deliveredAt, returnDays } = request
  const [now] = useState(Date.now)
  const dayOf = (at: number): PlainDate => plainDateIn(at, boot.timeZone)
  const days = deliveredAt === null ? 0 : (Date.parse(dayOf(now)) - Date.parse(dayOf(deliveredAt))) / dayMs
  const isUndecided = status === 'asked'
  // The law sets the days of a withdrawal.
  const left = isUndecided && kind !== 'withdrawal' ? returnDays - days : -1
  return (
    <p>
      {name && <bdi>{name}</bdi>} {email && <a href={`mailto:${email}`}>{email}</a>}{' '}
      <small className="muted">{shopTime(askedAt)}</small>
      {deliveredAt !== null && (
        <small>
          {t('admin.returns.delivered', {
            date: isUndecided ? formatInDays(pageLocale, -days) : date(dayOf(deliveredAt), 'weekday'),
          })}
        </small>
      )}
      {left >= 0 && <small>{t('admin.returns.daysLeft', { count: left })}</small>}
    </p>
  )
}

function Decided({ request: { kind, status } }: { request: ReturnRequest }) {
  if (status === 'cancelled') return <Badge>{t('order.event.return-cancelled')}</Badge>
  if (status !== 'approved' && status !== 'refused') return null
  return (
    <Badge tone={status === 'approved' ? 'success' : 'plain'}>
      {kind === 'exchange' ? t(`admin.orders.exchange-${status}`) : t(`order.event.return-${status}`)}
    </Badge>
  )
}

function nameOf({ title, optionsText }: ReturnRequest['lines'][number]): string {
  return [title, optionsText].filter(Boolean).join(' · ')
}

function replacementText({ replacement }: ReturnRequest['lines'][number]): string {
  if (!replacement) return t('present.voucher')
  return [replacement.optionsText, replacement.sku].filter(Boolean).join(' · ') || '–'
}

function Decision({ request, change }: RequestProps) {
  const { money } = useVisit()
  const [isRefusing, setRefusing] = useState(false)
  const { number, reference, refund, lines } = request
  const isSingle = lines.length === 1
  // Gifts with a fault are not sold again by mistake.
  const [restock, setRestock] = useState(() =>
    lines.filter(({ reason }) => !isFault(reason as ReturnReason)).map(({ id }) => id),
  )
  // Nodes of the release before accept all or none.
  const restocked = restock.length === lines.length || (restock.length > 0 && restock)
  const approve = () =>
    change(() => adminCall('admin.approveReturn', { number, reference, restock: restocked }))
  if (isRefusing) return <Refusal request={request} change={change} onClose={() => setRefusing(false)} />
  return (
    <div className="return-decision">
      <fieldset className="restock">
        {!isSingle && <legend>{t('admin.returns.restock')}</legend>}
        <Checkboxes
          all={lines.map(({ id }) => id)}
          nameOf={(id) =>
            isSingle ? t('admin.returns.restock') : nameOf(lines.find((line) => line.id === id)!)
          }
          chosen={restock}
          onChange={setRestock}
        />
      </fieldset>
      <div className="button-row">
        <ConfirmButton
          label={
            refund ? t('admin.returns.approveRefund', { amount: money(refund) }) : t('admin.returns.approve')
          }
          action={approve}
        >
          {refund
            ? t('admin.returns.approveText', { amount: money(refund) })
            : t('admin.returns.exchangeText')}
        </ConfirmButton>
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {t('admin.returns.refuse')}
        </Button>
      </div>
    </div>
  )
}

/** The customer reads why. */
function Refusal({ request, change, onClose }: RequestProps & { onClose: () => void }) {
  const { number, reference } = request
  const [answer, setAnswer] = useState('')
  const refuse = () => change(() => adminCall('admin.refuseReturn', { number, reference, answer }))
  return (
    <form className="return-decision" {...bindSubmit(() => void refuse())}>
      <Field multiline rows={3} required label={t('admin.returns.answer')} {...bindText(answer, setAnswer)} />
      <div className="button-row">
        <Button type="submit" disabled={answer.trim() === ''}>
          {t('admin.returns.refuse')}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  )
}

function SendReplacement({ request: { number, reference }, change }: RequestProps) {
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const send = () => adminCall('admin.sendExchange', { number, reference, carrier, trackingNumber })
  return (
    <form className="ship-form" {...bindSubmit(() => void change(send))}>
      <Field label={t('admin.orders.carrier')} {...bindText(carrier, setCarrier)} required />
      <Field label={t('order.tracking')} {...bindText(trackingNumber, setTrackingNumber)} required />
      <Button type="submit">{t('admin.returns.send')}</Button>
    </form>
  )
}
