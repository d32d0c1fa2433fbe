// Computes reminders of a gift date: at most two a year, counted back from the last day to order.
import { addDays, instantAt, plainDateIn, timeZones, yearOf, type PlainDate } from '../calendar/calendar.ts'
import { giftDateIn, giftNeededOn, type GiftDay } from './gift-date.ts'
import { lastOrderDays } from '../delivery/last-order-days.ts'
import { occasionCalendar } from '../calendar/occasion.ts'
import type { OccasionSettings } from '../calendar/season.ts'
import type { ShippingSettings } from '../delivery/shipping-settings.ts'
import type { Country } from '../markets/market.ts'

/** Days before the last day to order with standard shipping. */
const reminderDays = { ahead: 14, 'last-call': 2 } as const
export type ReminderStage = keyof typeof reminderDays
export const reminderStages = Object.keys(reminderDays) as readonly ReminderStage[]

/** Hour of the day in the warehouse's time zone. */
const hour = 8

export type Reminder = {
  readonly stage: ReminderStage
  /** Instant in milliseconds when the mail is due. */
  readonly at: number
  /** The gift date. */
  readonly date: PlainDate
}

/** The first reminder after an instant (milliseconds); null if there is none this year and in the next two. */
export function nextReminder(
  settings: OccasionSettings,
  day: GiftDay,
  country: Country,
  after: number,
): Reminder | null {
  const calendar = occasionCalendar(settings)
  const thisYear = yearOf(plainDateIn(after, timeZones[country]))
  for (const year of [thisYear, thisYear + 1, thisYear + 2]) {
    const date = giftDateIn(day, country, year, calendar)
    const needed = giftNeededOn(day, country, date, calendar)
    const reminder = remindersOf(settings.shipping, needed, country, after).find(({ at }) => at > after)
    if (reminder) return { ...reminder, date }
  }
  return null
}

/** Reminders of one gift, the earlier first; empty if it is too late for standard shipping. */
function remindersOf(
  shipping: ShippingSettings,
  neededOn: PlainDate,
  country: Country,
  now: number,
): Omit<Reminder, 'date'>[] {
  const { standardBy } = lastOrderDays(shipping, neededOn, country, now)
  if (standardBy === null) return []
  return reminderStages.map((stage) => ({
    stage,
    at: instantAt(addDays(standardBy, -reminderDays[stage]), hour, shipping.warehouse.timeZone),
  }))
}

/** Whether to send a reminder: some shipping method arrives in time, and the next reminder is not due yet. */
export function isReminderTimely(
  shipping: ShippingSettings,
  { stage, neededOn }: Pick<Reminder, 'stage'> & { readonly neededOn: PlainDate },
  country: Country,
  now: number,
): boolean {
  const days = lastOrderDays(shipping, neededOn, country, now)
  if ((days.standardBy ?? days.expressBy ?? days.readyBy) === null) return false
  const lastCall = remindersOf(shipping, neededOn, country, now).find((each) => each.stage === 'last-call')
  return stage === 'last-call' || (lastCall !== undefined && now < lastCall.at)
}
