// The feasts ahead as leaves of a calendar, each with its last days to order, by shipping method.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { useCountryName, useFormat, useHref, useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { chooserId } from '../../shared/navigation/chooser-id.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { OccasionNote } from './occasion-note.ts'
import './OccasionDays.css'

type Line = readonly [
  text: 'home.standardBy' | 'home.expressBy' | 'home.readyBy' | 'home.orderLate',
  date: PlainDate,
]

/** The ways that are still open; what leaves at once only once nothing else arrives. */
function linesOf({ standardBy, expressBy, readyBy, lateBy }: OccasionNote): Line[] {
  const lines: Line[] = []
  if (standardBy) lines.push(['home.standardBy', standardBy])
  if (expressBy) lines.push(['home.expressBy', expressBy])
  else if (readyBy) lines.push(['home.readyBy', readyBy])
  else if (lateBy) lines.push(['home.orderLate', lateBy])
  return lines
}

export function OccasionDays({ notes }: { notes: readonly OccasionNote[] }) {
  const t = useTranslate()
  const href = useHref()
  const format = useFormat()
  const { country } = useVisit()
  const nameOf = useCountryName()
  return (
    <section className="container occasion-days" aria-labelledby="home-days">
      <div>
        <h2 id="home-days">{t('home.days')}</h2>
        <p>
          {t('home.daysFor', { country: nameOf(country) })}{' '}
          <button type="button" popoverTarget={chooserId}>
            {t('chooser.open')}
          </button>
        </p>
      </div>
      <ul>
        {notes.map((note) => (
          <li key={note.occasion} data-season={note.occasion}>
            <time dateTime={note.date}>
              <span className="visually-hidden">{format.date(note.date)}</span>
              <span aria-hidden="true">{format.date(note.date, 'month')}</span>
              <b aria-hidden="true">{format.date(note.date, 'day')}</b>
              <span aria-hidden="true">{format.date(note.date, 'dayName')}</span>
            </time>
            <div>
              <h3>
                <a href={href(`/classify/${note.category}`)}>{t(`occasion.${note.occasion}`)}</a>
              </h3>
              {linesOf(note).map(([text, date]) => (
                <p key={text}>{t(text, { date: format.date(date, 'weekday') })}</p>
              ))}
            </div>
            <Icon name="arrow-end" />
          </li>
        ))}
      </ul>
    </section>
  )
}
