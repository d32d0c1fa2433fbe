// Until when to order so that it surely arrives in time, by the calmest way that still does; else when it arrives.
import { useFormat, useTranslate } from '../../platform/pages/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { OccasionNote } from './occasion-note.ts'

export function OrderByNote({ note: { standardBy, expressBy, readyBy, lateBy } }: { note: OccasionNote }) {
  const t = useTranslate()
  const format = useFormat()
  const by = standardBy ?? expressBy ?? readyBy ?? lateBy
  if (by === null) return null
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
      <span>{t(text, { date: format.date(by, 'weekday') })}</span>
    </p>
  )
}
