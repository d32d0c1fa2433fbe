// Rows with which the buyer confirms a delivery: one for the order, or one for each parcel that is on its way.
import { isForMany } from '#domain/orders/sharing.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDelivery } from '../../shared/orders/ConfirmDelivery.tsx'
import { ActionRow } from './OrderRow.tsx'
import type { OrderOptionProps } from './ways-out.ts'

export function OrderArrived({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const { number, masked, deliveries, options, lines } = order
  const isSingle = deliveries.length === 1
  const sent = deliveries.flatMap(({ state, name }, at) => (state === 'shipped' ? [{ name, at }] : []))
  if (masked || (isSingle ? !options.confirmDelivery : sent.length === 0 || isForMany(order))) return null
  const handle = {
    number,
    access,
    onChange,
    hasPersonal: lines.some(({ personal }) => personal),
  } as const
  const rowOf = (text: string, hint?: string) => (ask: () => void) => (
    <ActionRow icon="package" text={text} {...(hint && { hint })} onClick={ask} />
  )
  // Who sends a gift to somebody else hears of its arrival later: the heading does not ask.
  if (isSingle)
    return <ConfirmDelivery {...handle} opener={rowOf(t('order.arrived'), t('order.arrivedAsk'))} />
  return sent.map(({ name, at }) => (
    <ConfirmDelivery key={at} {...handle} delivery={at} opener={rowOf(t('order.arrivedFor', { name }))} />
  ))
}
