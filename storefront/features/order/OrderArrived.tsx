// Next steps while an order is on its way: follow the parcel, and confirm its arrival or that of each parcel.
import { openRequest } from '#domain/orders/open-request.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDeliveryButton } from '../../shared/orders/ConfirmDeliveryButton.tsx'
import { FollowParcel, parcelLink } from './FollowParcel.tsx'
import type { OrderOptionProps } from './OrderOptions.tsx'

export function OrderArrived({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const { number, masked, deliveries, options } = order
  const isSingle = deliveries.length === 1
  const sent = deliveries.flatMap(({ state, name }, at) => (state === 'shipped' ? [{ name, at }] : []))
  const isFollowed = parcelLink(order) !== null
  const canConfirm = !masked && (isSingle ? options.confirmDelivery : sent.length > 0 && !isForMany(order))
  if (!isFollowed && !canConfirm) return null
  const variant: 'primary' | 'secondary' = isFollowed || openRequest(order) ? 'secondary' : 'primary'
  const handle = { number, access, onChange, variant }
  return (
    <div data-part="arrived">
      <FollowParcel order={order} />
      {!canConfirm ? null : isSingle ? (
        <ConfirmDeliveryButton {...handle}>{t('order.arrived')}</ConfirmDeliveryButton>
      ) : (
        sent.map(({ name, at }) => (
          <ConfirmDeliveryButton key={at} {...handle} delivery={at}>
            {t('order.arrivedFor', { name })}
          </ConfirmDeliveryButton>
        ))
      )}
    </div>
  )
}
