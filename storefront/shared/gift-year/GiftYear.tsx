// The coming year as a line of months that scrolls sideways, or on demand as rows. Each day links to the gift finder with its date.
import { useState } from 'react'
import type { ShownEntry, ShownMonth } from '#messages/gift-year-texts.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import './GiftYear.css'

type GiftYearProps = {
  months: readonly ShownMonth[]
  /** Id of its heading. */
  id: string
  /** False: the page has another button to add a person. */
  canAdd?: boolean
  /** It continues the days above it: only screen readers have its heading. */
  isContinued?: boolean
}

export function GiftYear({ months, id, canAdd = true, isContinued = false }: GiftYearProps) {
  const { t, href } = useVisit()
  const [all, setAll] = useState(false)
  return (
    <section className="gift-year" aria-labelledby={id} data-continued={isContinued || undefined}>
      <header>
        <h2 id={id} className={isContinued ? 'visually-hidden' : undefined}>
          {t('year.title')}
        </h2>
        {!isContinued && <p>{t('year.intro')}</p>}
        {canAdd && (
          <a href={href('/user/people?add=')}>
            <Icon name="plus" />
            {t('people.add')}
          </a>
        )}
      </header>
      <ol data-all={all || undefined}>
        {months.map(({ name, year, entries }, at) => (
          <li key={at}>
            <h3>
              {name} {year && <small>{year}</small>}
            </h3>
            <ul>
              {entries.map((entry) => (
                <li key={`${entry.date} ${entry.title} ${entry.note}`}>
                  <Day entry={entry} hasMonth={isContinued} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {/* Four fit on a tablet. */}
      {months.length > 4 && (
        <Button
          size="s"
          variant="secondary"
          iconEnd={all ? 'chevron-up' : 'chevron-down'}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t('account.seeAll')}
        </Button>
      )}
    </section>
  )
}

type DayProps = { entry: ShownEntry; hasMonth: boolean }

function Day({ entry: { date, path, title, note }, hasMonth }: DayProps) {
  const visit = useVisit()
  return (
    <a href={visit.href(path)} rel="nofollow" data-own={note !== undefined || undefined}>
      <time dateTime={date}>
        <span className="visually-hidden">{visit.date(date)}</span>
        <b aria-hidden="true">{visit.date(date, hasMonth ? 'short' : 'day')}</b>
        <span aria-hidden="true">{visit.date(date, 'dayName')}</span>
      </time>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {note && <span>{note}</span>}
    </a>
  )
}
