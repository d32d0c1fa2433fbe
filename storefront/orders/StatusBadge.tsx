// The status of an order in a word, in the colour of its mood.
import type { OrderStatus } from '#domain/order.ts'
import { useTranslate } from '../pages/visit.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'

const tones: Record<OrderStatus, Tone> = {
  unpaid: 'warning',
  processing: 'accent',
  processed: 'accent',
  pickup: 'accent',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'plain',
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslate()
  return <Badge tone={tones[status]}>{t(`order.status.${status}`)}</Badge>
}
