// Buttons with which the buyer confirms a delivery: one for the order, or one for each parcel that is on its way.
import { openRequest } from '#domain/orders/open-request.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDeliveryButton } from '../../shared/orders/ConfirmDeliveryButton.tsx'
import { parcelLink } from './FollowParcel.tsx'
import type { OrderOptionProps } from './ways-out.ts'

export function OrderArrived({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const { number, masked, deliveries, options, lines } = order
  const isSingle = deliveries.length === 1
  const sent = deliveries.flatMap(({ state, name }, at) => (state === 'shipped' ? [{ name, at }] : []))
  if (masked || (isSingle ? !options.confirmDelivery : sent.length === 0 || isForMany(order))) return null
  // To follow the parcel, or to wait for the decision, comes first.
  const isFirst = !parcelLink(order) && !openRequest(order)
  const handle = {
    number,
    access,
    onChange,
    variant: isFirst ? 'primary' : 'link',
    hasPersonal: lines.some(({ personal }) => personal),
  } as const
  if (isSingle) return <ConfirmDeliveryButton {...handle}>{t('order.arrived')}</ConfirmDeliveryButton>
  return sent.map(({ name, at }) => (
    <ConfirmDeliveryButton key={at} {...handle} delivery={at}>
      {t('order.arrivedFor', { name })}
    </ConfirmDeliveryButton>
  ))
}
