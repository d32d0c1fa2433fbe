// Carrier and number of the only parcel of an order on its way. The number can be copied.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { CopyTracking } from './CopyTracking.tsx'
import { HeadFact } from './HeadFact.tsx'
import type { OrderView } from './use-order.ts'

type Order = Pick<OrderView, 'status' | 'deliveries'>

/** null: no parcel or several are on their way. */
export function onlyParcel({ status, deliveries }: Order) {
  if (status !== 'shipped') return null
  const parcels = deliveries.flatMap(({ shipments }) => shipments)
  const [only, ...others] = parcels.filter(({ deliveredAt }) => deliveredAt === null)
  return others.length === 0 ? (only ?? null) : null
}

/** The parcel that the heading has. Several recipients have theirs below. */
export function parcelAbove(order: Order) {
  return order.deliveries.length === 1 ? onlyParcel(order) : null
}

export function ParcelFact({ order }: { order: Order }) {
  const t = useTranslate()
  const parcel = parcelAbove(order)
  if (!parcel) return null
  const { carrier, trackingNumber } = parcel

  return (
    <HeadFact
      icon="package"
      label={t('order.parcel', { carrier })}
      action={<CopyTracking number={trackingNumber} />}
    >
      {trackingNumber}
    </HeadFact>
  )
}
