// Converts a customer's people to their view, sorted by the next gift date.
import { z } from 'zod'
import { loadNotificationPreferences } from '#data/customers/notification-preferences.ts'
import { loadPeople, type StoredGiftDate, type Person } from '#data/customers/people.ts'
import { loadParcels } from '#data/orders/gifts.ts'
import {
  compareDates,
  daysBetween,
  plainDateIn,
  timeZones,
  type PlainDate,
} from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { OccasionSettings } from '#domain/calendar/season.ts'
import { giftDayKinds, giftNeededOn, nextGiftDate, yearsOn } from '#domain/customers/gift-date.ts'
import { arrivalsByDay, parcelsFor } from '#domain/customers/parcels-for-person.ts'
import { maxPeople } from '#domain/customers/person.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { lastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { allWithTitles } from '#services/orders/order-texts.ts'
import type { CustomerContext } from '../context.ts'
import { countryShape, storedAddress } from '../shapes.ts'

const day = z.string()
export const dateView = z.object({
  id: z.string(),
  kind: z.enum(giftDayKinds),
  /** Only for a personal date; null for an occasion. */
  month: z.int().nullable(),
  day: z.int().nullable(),
  year: z.int().nullable(),
  remind: z.boolean(),
  /** The next date, and the days until then in the person's country. */
  next: day,
  /** The day by which the gift is needed. Nodes of the release before do not send it. */
  by: day.exactOptional(),
  inDays: z.int(),
  /** Number of the birthday or anniversary, if the year is known. */
  years: z.int().nullable(),
  /** A gift that is on its way and arrives before. Nodes of the release before do not send it. */
  arriving: z.object({ number: z.string(), earliest: day, latest: day }).nullable().exactOptional(),
  standardBy: day.nullable(),
  expressBy: day.nullable(),
  readyBy: day.nullable(),
})

export const lastGiftView = z.object({
  /** Milliseconds: pages show the day of the device, as they do for orders. */
  placedAt: z.number(),
  /** In the caller's language. */
  gifts: z.array(z.object({ title: z.string(), quantity: z.int() })),
})

export const peopleView = z
  .object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        relation: z.string(),
        notes: z.string(),
        country: countryShape,
        address: storedAddress.nullable(),
        /** Lines of a postal label, in the country's order. */
        lines: z.array(z.string()),
        dates: z.array(dateView),
        /** The latest order for the person. Nodes of the release before do not send it. */
        lastGift: lastGiftView.nullable().exactOptional(),
      }),
    ),
    /** Whether reminders are sent. */
    reminders: z.boolean(),
    most: z.int(),
    /** Of the customer's account. Absent from nodes of the release before. */
    email: z.string().optional(),
  })
  .meta({ id: 'People' })

/** `known`: the customer's parcels, if the caller needs them too. */
export async function showPeople(
  { db, customer, settings, now, caller: { locale } }: CustomerContext,
  known?: ReturnType<typeof loadParcels>,
): Promise<z.output<typeof peopleView>> {
  const [people, { reminders }, parcels] = await Promise.all([
    loadPeople(db, customer.id),
    loadNotificationPreferences(db, customer.id),
    known ?? loadParcels(db, customer.id),
  ])
  const ofPeople = people.map((person) => parcelsFor(person, parcels))
  const latest = ofPeople.map(([newest]) => newest)
  const titled = await allWithTitles(
    db,
    latest.filter((parcel) => parcel !== undefined),
    locale,
  )
  const views = people.map((person, at) => ({
    ...showPerson(person, ofPeople[at]!, locale, settings, now()),
    lastGift: showLastGift(latest[at] && titled.shift()),
  }))
  const next = ({ dates }: (typeof views)[number]): PlainDate => dates[0]?.next ?? '9999-12-31'
  return {
    people: views.sort((a, b) => compareDates(next(a), next(b)) || (a.id < b.id ? -1 : 1)),
    reminders,
    most: maxPeople,
    email: customer.email,
  }
}

type Parcel = Awaited<ReturnType<typeof loadParcels>>[number]

/** `parcels` are those for the person. */
function showPerson(
  { dates, ...person }: Person,
  parcels: readonly Parcel[],
  locale: Locale,
  settings: OccasionSettings,
  now: number,
) {
  const views = dates
    .map((date) => showDate(date, person.country, settings, now))
    .sort((a, b) => compareDates(a.next, b.next))
  const coming = parcels.flatMap(({ number, arrival }) => (arrival ? { number, ...arrival } : []))
  const arriving = arrivalsByDay(
    views.map(({ by }) => by),
    coming,
    coming.length > 0 ? leadingDays(person.country, settings, now) : [],
  )
  return {
    ...person,
    lines: person.address ? formatAddress(person.address, locale) : [],
    dates: views.map((view, at) => ({ ...view, arriving: arriving[at] ?? null })),
  }
}

/** The coming days on which gifts of the country's leading occasions are needed. */
function leadingDays(country: Country, settings: OccasionSettings, now: number): PlainDate[] {
  const calendar = occasionCalendar(settings)
  return calendar
    .next(country, plainDateIn(now, timeZones[country]))
    .filter(({ occasion }) => calendar.mayLead(occasion, country))
    .map(({ givenOn }) => givenOn)
}

function showLastGift(parcel: Parcel | undefined): z.output<typeof lastGiftView> | null {
  if (!parcel) return null
  const byTitle = Map.groupBy(parcel.lines, ({ title }) => title)
  return {
    placedAt: parcel.placedAt,
    gifts: [...byTitle].map(([title, same]) => {
      return { title, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }
    }),
  }
}

function showDate(
  { id, day: giftDay, remind }: StoredGiftDate,
  country: Country,
  settings: OccasionSettings,
  now: number,
) {
  const today = plainDateIn(now, timeZones[country])
  const calendar = occasionCalendar(settings)
  const next = nextGiftDate(giftDay, country, today, calendar)
  const needed = giftNeededOn(giftDay, country, next, calendar)
  const { standardBy, expressBy, readyBy } = lastOrderDays(settings.shipping, needed, country, now)
  return {
    id,
    month: null,
    day: null,
    year: null,
    ...giftDay,
    remind,
    next,
    by: needed,
    inDays: daysBetween(today, next),
    years: yearsOn(giftDay, next),
    standardBy,
    expressBy,
    readyBy,
  }
}
