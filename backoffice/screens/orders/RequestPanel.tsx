// A return, withdrawal or exchange with its decision.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import type { ReturnReason } from '#domain/orders/return-reason.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { bindSubmit, bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useMay } from '../../platform/member.ts'
import { adminHref } from '../../platform/router.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ChangeOrder } from './staff-order.ts'

export type ReturnRequest = AdminOutput<'admin.listReturns'>['requests'][number]
type RequestProps = { request: ReturnRequest; change: ChangeOrder }

/** `isLinked`: the panel is in the inbox and links to its order. */
export function RequestPanel({ request, change, isLinked = false }: RequestProps & { isLinked?: boolean }) {
  const may = useMay()
  const { kind, status, number, reference, lines, askedAt, answer, waitsForParcel } = request
  return (
    <Panel
      title={`${t(`admin.returns.${kind}`)} ${reference}`}
      text={shopTime(askedAt)}
      action={
        isLinked ? (
          <a href={adminHref(`/orders/${number}`)}>{t('admin.orders.number', { number })}</a>
        ) : (
          <Decided request={request} />
        )
      }
    >
      <ul>
        {lines.map((line, at) => (
          <li key={at}>
            {t('cart.times', { quantity: line.quantity })} {line.title}{' '}
            <small className="muted">
              {kind === 'exchange' ? (
                <>
                  ⇄ <bdi>{replacementText(line)}</bdi>
                </>
              ) : (
                t(`order.reason.${line.reason as ReturnReason}`)
              )}
            </small>
          </li>
        ))}
      </ul>
      {request.isLabelDue && (
        <p>
          <Badge tone="warning">{t('admin.returns.labelDue')}</Badge> {t('admin.returns.labelText')}
        </p>
      )}
      {answer && <blockquote>{answer}</blockquote>}
      {status === 'asked' && may('refunds') && <Decision request={request} change={change} />}
      {waitsForParcel && <SendReplacement request={request} change={change} />}
    </Panel>
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

function replacementText({ replacement }: ReturnRequest['lines'][number]): string {
  if (!replacement) return t('present.voucher')
  return [replacement.optionsText, replacement.sku].filter(Boolean).join(' · ') || '–'
}

function Decision({ request, change }: RequestProps) {
  const { money } = useVisit()
  const { number, reference, refund, lines } = request
  const isSingle = lines.length === 1
  // Damaged gifts are not sold again by mistake.
  const [restock, setRestock] = useState(() =>
    lines.filter(({ reason }) => reason !== 'damaged').map(({ id }) => id),
  )
  // Nodes of the release before accept all or none.
  const restocked = restock.length === lines.length || (restock.length > 0 && restock)
  const [answer, setAnswer] = useState('')
  return (
    <div className="stack">
      <fieldset className="restock">
        {!isSingle && <legend>{t('admin.returns.restock')}</legend>}
        <Checkboxes
          all={lines.map(({ id }) => id)}
          nameOf={(id) =>
            isSingle ? t('admin.returns.restock') : lines.find((line) => line.id === id)!.title
          }
          chosen={restock}
          onChange={setRestock}
        />
      </fieldset>
      <div>
        <Button
          onClick={() =>
            void change(() => adminCall('admin.approveReturn', { number, reference, restock: restocked }))
          }
        >
          {refund ? t('admin.returns.approveRefund', { amount: money(refund) }) : t('admin.returns.approve')}
        </Button>
      </div>
      <div className="ship-form">
        <Field label={t('admin.returns.answer')} {...bindText(answer, setAnswer)} />
        <Button
          variant="secondary"
          disabled={answer.trim() === ''}
          onClick={() => void change(() => adminCall('admin.refuseReturn', { number, reference, answer }))}
        >
          {t('admin.returns.refuse')}
        </Button>
      </div>
    </div>
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
