// Card of one person: gift dates with the time left to order, and links to gifts.
import { useId, type ReactNode } from 'react'
import { daysBetween, type PlainDate } from '#domain/calendar/calendar.ts'
import { giftsPath, type GiftDayKind } from '#domain/customers/gift-date.ts'
import { giftDateName } from '#messages/day-name.ts'
import { joinParts } from '#messages/join-parts.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { formatInDays } from '#messages/format-days.ts'
import { yearsText } from '#messages/years-text.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { LastGift, NextDay, Person } from './account-data.ts'
import { dayOf } from './day-of.ts'
import { EntryActions } from './EntryActions.tsx'
import { NextGifts } from './NextGifts.tsx'
import './OneDay.css'

const icons: Readonly<Record<GiftDayKind, IconName>> = {
  birthday: 'gift',
  'name-day': 'gift',
  anniversary: 'heart',
  christmas: 'star',
  'st-nicholas': 'gift',
  'valentines-day': 'heart',
  'womens-day': 'flower',
  'mothers-day': 'flower',
  'fathers-day': 'gift',
  'grandparents-day': 'heart',
  'childrens-day': 'gift',
  'teachers-day': 'flower',
  easter: 'egg',
  'orthodox-easter': 'egg',
}

type PersonCardProps = {
  person: Person
  /** For the next day, if it is the next of all people. */
  gifts: NonNullable<NonNullable<NextDay>['gifts']>
  onEdit: () => void
  onRemove: () => void
}

export function PersonCard({ person, gifts, onEdit, onRemove }: PersonCardProps) {
  const nameOf = useCountryName()
  const id = useId()
  const { locale } = useVisit()
  const { name, relation, notes, country, lines, dates, lastGift } = person
  return (
    <article aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          {relation && (
            <>
              <bdi>{relation}</bdi> ·{' '}
            </>
          )}
          {nameOf(country)}
        </p>
        {lastGift && <LastGiftLine of={lastGift} />}
      </header>
      {dates.length > 0 && (
        <ul>
          {dates.map((date, at) => (
            <li key={date.id}>
              <div className="gift-date">
                <OneDay day={date} name={name} />
              </div>
              {at === 0 && <NextGifts gifts={gifts} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {notes && <p data-part="notes">{notes}</p>}
      {lines.length > 0 && <address>{joinParts(locale, lines)}</address>}
      <EntryActions about={id} onEdit={onEdit} onRemove={onRemove} />
    </article>
  )
}

/** What the latest order for the person had, on the day that their order shows. */
export function LastGiftLine({ of: { placedAt, gifts } }: { of: NonNullable<LastGift> }) {
  const { t, locale, date } = useVisit()
  const titles = gifts.map(({ title, quantity }) =>
    quantity > 1 ? `${quantity}\u00A0×\u00A0${title}` : title,
  )
  return (
    <p data-part="last">
      {t('people.lastGift', {
        gifts: joinParts(locale, titles),
        date: unbrokenDates(date(dayOf(placedAt))),
      })}
    </p>
  )
}

/** A last day to order is urgent in the last two weeks. */
const soonDays = 14

type OneDayProps = {
  day: Person['dates'][number]
  name: string
  /** Of the gifts; otherwise those of the day's kind. */
  path?: string | undefined
  /** On the overview, whose title names birthdays and anniversaries. */
  isTitled?: boolean
  /** Whether to find a gift is the main action of the page. */
  isMain?: boolean
  /** Below the last day to order. */
  children?: ReactNode
}

/** A gift date with its last day to order and a link to gifts. */
export function OneDay({ day, name, path, isTitled = false, isMain = false, children }: OneDayProps) {
  const visit = useVisit()
  const { t, href, locale } = visit
  const { kind, next, inDays, years, arriving } = day
  const find = t(arriving ? 'people.findMore' : 'shop.find')
  return (
    <>
      <Icon name={icons[kind]} />
      <div>
        {!(isTitled && (kind === 'birthday' || kind === 'anniversary')) && (
          <strong>{giftDateName(kind, t)}</strong>
        )}
        <p>
          {visit.date(next, 'weekday')} · {years && `${yearsText(t, locale, years, kind)} · `}
          <b>{formatInDays(locale, inDays)}</b>
        </p>
        {arriving ? (
          <p data-part="arriving">
            {t('people.arriving', {
              name,
              dates: unbrokenDates(visit.dateRange(arriving.earliest, arriving.latest)),
            })}{' '}
            <a href={href(`/orderDetail?number=${arriving.number}`)}>{t('people.track')}</a>
          </p>
        ) : (
          <OrderBy day={day} />
        )}
        {children}
      </div>
      <Button
        variant={isMain && !arriving ? 'primary' : 'secondary'}
        size="s"
        href={href(path ?? giftsPath(kind))}
        aria-label={t('shop.named', { label: find, name })}
      >
        {find}
      </Button>
    </>
  )
}

function OrderBy({ day: { next, inDays, standardBy, expressBy, readyBy } }: Pick<OneDayProps, 'day'>) {
  const { t, date } = useVisit()
  const by = standardBy ?? expressBy ?? readyBy
  const daysLeft = by === null ? null : inDays - daysBetween(by as PlainDate, next as PlainDate)
  return (
    <p data-part="by" data-soon={(daysLeft !== null && daysLeft <= soonDays) || undefined}>
      {by === null
        ? t('people.tooLate')
        : t(standardBy ? 'people.orderBy' : expressBy ? 'people.orderByExpress' : 'home.readyBy', {
            date: date(by, 'weekday'),
          })}
    </p>
  )
}
