// The order-by day of the slowest method that still arrives in time; otherwise the latest day of arrival.
import { unbrokenDates } from '#messages/unbroken.ts'
import { useFormat, useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { DatedOccasion } from './dated-occasion.ts'

export function OrderByNote({ note: { standardBy, expressBy, readyBy, lateBy } }: { note: DatedOccasion }) {
  const t = useTranslate()
  const format = useFormat()
  const day = standardBy ?? expressBy ?? readyBy ?? lateBy
  if (day === null) return null
  const text = standardBy
    ? 'home.orderBy'
    : expressBy
      ? 'home.orderByExpress'
      : readyBy
        ? 'home.readyBy'
        : 'home.orderLate'
  return (
    <p className="order-by-note" data-part="order-by">
      <Icon name="truck" />
      <span>{t(text, { date: unbrokenDates(format.date(day, 'weekday')) })}</span>
    </p>
  )
}
