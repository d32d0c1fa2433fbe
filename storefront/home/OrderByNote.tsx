// Until when to order so that it surely arrives in time.
import { useFormat, useTranslate } from '../pages/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import type { OccasionNote } from './occasion-note.ts'

export function OrderByNote({ note: { standardBy, expressBy } }: { note: OccasionNote }) {
  const t = useTranslate()
  const format = useFormat()
  const by = standardBy ?? expressBy
  if (by === null) return null
  return (
    <p className="order-by-note" data-part="order-by">
      <Icon name="truck" />
      <span>
        {t(standardBy ? 'occasion.orderBy' : 'occasion.orderByExpress', { date: format.date(by, 'weekday') })}
      </span>
    </p>
  )
}
