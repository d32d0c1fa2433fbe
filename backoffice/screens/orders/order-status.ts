// How statuses, days and instants of orders are shown.
import { formatTime } from '#messages/format-time.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { useVisit } from '#storefront/platform/pages/visit.ts'
import type { Tone } from '#storefront/ui/Badge.tsx'

export const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  unpaid: 'plain',
  processing: 'accent',
  processed: 'warning',
  pickup: 'warning',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'error',
}

/** Formats an instant in the time zone of this device. */
export function useTime(): (ms: number) => string {
  const { locale } = useVisit()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (ms) => formatTime(locale, ms, timeZone)
}
