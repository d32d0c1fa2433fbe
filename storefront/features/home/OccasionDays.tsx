// The next occasions as calendar pages, each with its order-by days by shipping method.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { isLastOrderToday } from '#domain/delivery/last-order-today.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { chooserId } from '../../shared/navigation/chooser-id.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { ShownOccasion } from './load-home.ts'
import './OccasionDays.css'

type Line = readonly [
  text: `home.${'standardBy' | 'expressBy' | 'madeBy' | 'readyStandardBy' | 'readyBy' | 'orderLate'}`,
  date: PlainDate,
  onLastDay:
    | `home.${'standardToday' | 'expressToday' | 'madeToday' | 'readyStandardToday' | 'readyToday'}`
    | null,
]

/** Order-by days that are still ahead. Gifts in stock have days of their own when standard is too late for the others. */
function linesOf({ standardBy, expressBy, readyStandardBy, readyBy, lateBy }: ShownOccasion): Line[] {
  const lines: Line[] = []
  if (standardBy) lines.push(['home.standardBy', standardBy, 'home.standardToday'])
  else if (readyStandardBy && readyStandardBy !== expressBy)
    lines.push(['home.readyStandardBy', readyStandardBy, 'home.readyStandardToday'])
  const hasReadyDay = !standardBy && [readyStandardBy, readyBy].some((day) => day && day !== expressBy)
  if (expressBy && hasReadyDay) lines.push(['home.madeBy', expressBy, 'home.madeToday'])
  else if (expressBy) lines.push(['home.expressBy', expressBy, 'home.expressToday'])
  if (readyBy && lines.length < 2 && ![standardBy, readyStandardBy, expressBy].includes(readyBy))
    lines.push(['home.readyBy', readyBy, 'home.readyToday'])
  else if (lateBy) lines.push(['home.orderLate', lateBy, null])
  return lines
}

export function OccasionDays({ notes }: { notes: readonly ShownOccasion[] }) {
  const visit = useVisit()
  const { t, href, country } = visit
  const nameOf = useCountryName()
  return (
    <section className="container occasion-days" aria-labelledby="home-days">
      <div>
        <h2 id="home-days">{t('home.days')}</h2>
        <a href={href('/user/people?add=')}>
          <Icon name="plus" />
          {t('home.remember')}
        </a>
        <p>
          {t('home.daysFor', { country: nameOf(country).replaceAll(' ', '\u00a0') })}{' '}
          <button type="button" popoverTarget={chooserId}>
            {t('home.daysChange')}
          </button>
        </p>
      </div>
      <ul>
        {notes.map((note) => (
          <li key={note.occasion}>
            <time dateTime={note.date}>
              <span className="visually-hidden">{visit.date(note.date)}</span>
              <span aria-hidden="true">{visit.date(note.date, 'month')}</span>
              <b aria-hidden="true">{visit.date(note.date, 'day')}</b>
              <span aria-hidden="true">{visit.date(note.date, 'dayName')}</span>
            </time>
            <div>
              <h3>
                <a href={href(`/classify/${note.address}`)}>{note.name}</a>
              </h3>
              {linesOf(note).map(([text, date, onLastDay]) =>
                onLastDay && isLastOrderToday(date, note.today) ? (
                  <p key={text} data-part="today">
                    {t(onLastDay)}
                  </p>
                ) : (
                  <p key={text}>{t(text, { date: unbrokenDates(visit.date(date, 'weekday')) })}</p>
                ),
              )}
            </div>
            <Icon name="arrow-end" />
          </li>
        ))}
      </ul>
    </section>
  )
}
