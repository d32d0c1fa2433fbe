// The order-by day of the slowest method that still arrives in time; otherwise the latest day of arrival.
import { isLastOrderToday } from '#domain/delivery/last-order-today.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { DatedOccasion } from './dated-occasion.ts'

/** The text with the day, and the one for the day itself. */
function textsOf({ standardBy, expressBy, readyBy }: DatedOccasion) {
  if (standardBy) return ['home.orderBy', 'home.orderToday'] as const
  if (expressBy) return ['home.orderByExpress', 'home.orderTodayExpress'] as const
  return readyBy ? (['home.readyBy', 'home.readyToday'] as const) : (['home.orderLate', null] as const)
}

export function OrderByNote({ note }: { note: DatedOccasion }) {
  const { standardBy, expressBy, readyBy, lateBy, today } = note
  const t = useTranslate()
  const visit = useVisit()
  const day = standardBy ?? expressBy ?? readyBy ?? lateBy
  if (day === null) return null
  const [text, onLastDay] = textsOf(note)
  return (
    <p className="order-by-note" data-part="order-by">
      <Icon name="truck" />
      <span>
        {onLastDay && isLastOrderToday(day, today)
          ? t(onLastDay)
          : t(text, { date: unbrokenDates(visit.date(day, 'weekday')) })}
      </span>
    </p>
  )
}
