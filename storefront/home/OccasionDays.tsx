// The feasts ahead as leaves of a calendar, each with its last days to order, by shipping method.
import { useCountryName, useFormat, useHref, useTranslate, useVisit } from '../pages/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import { isInTime, type OccasionNote } from './occasion-note.ts'
import './OccasionDays.css'

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
        <p>{t('home.daysFor', { country: nameOf(country) })}</p>
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
              {note.standardBy && (
                <p>{t('home.standardBy', { date: format.date(note.standardBy, 'weekday') })}</p>
              )}
              {note.expressBy && (
                <p>{t('home.expressBy', { date: format.date(note.expressBy, 'weekday') })}</p>
              )}
              {!isInTime(note) && <p>{t('home.tooLate')}</p>}
            </div>
            <Icon name="arrow-end" />
          </li>
        ))}
      </ul>
    </section>
  )
}
