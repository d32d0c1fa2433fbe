// Leads to the carrier's page of the only parcel on its way: the next step until it has arrived.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { onlyParcel } from './ParcelFact.tsx'
import type { OrderView } from './use-order.ts'

type Order = Pick<OrderView, 'status' | 'deliveries'>

/** null: no parcel or several are on their way, or the carrier is unknown. */
export function parcelLink(order: Order): string | null {
  return onlyParcel(order)?.link ?? null
}

export function FollowParcel({ order }: { order: Order }) {
  const t = useTranslate()
  const link = parcelLink(order)
  return (
    link !== null && (
      <Button href={link} target="_blank" rel="noreferrer">
        {t('order.follow')}
      </Button>
    )
  )
}
