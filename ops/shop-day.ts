// Parses and formats days and times in the shop's time zone: 2026-12-24, or 2026-12-24T18:00.
import { addDays, instantAt, isPlainDate, wallClock } from '#domain/calendar/calendar.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import { CommandProblem } from './command.ts'

export const shopZone = warehouse.timeZone

/** Start: first instant of the day, or the given minute. Throws CommandProblem for other text. */
export function beginningOf(text: string, option: string): Date {
  return instantOf(text, option, 0)
}

/** End: first instant after the day, or the given minute. Throws CommandProblem for other text. */
export function endOf(text: string, option: string): Date {
  return instantOf(text, option, 1)
}

function instantOf(text: string, option: string, extraDays: number): Date {
  const [, day = '', hour, minute] = /^([\d-]{10})(?:[T ](\d\d):(\d\d))?$/.exec(text) ?? []
  if (!isPlainDate(day) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
    throw new CommandProblem(`${option} is a day like 2026-12-24, or 2026-12-24T18:00, not '${text}'.`)
  if (hour === undefined) return new Date(instantAt(addDays(day, extraDays), 0, shopZone))
  return new Date(instantAt(day, Number(hour), shopZone) + Number(minute) * 60_000)
}

/** Shop time: '2026-12-24 18:00'. */
export function shopTime(at: Date): string {
  const { date, minutes } = wallClock(at.getTime(), shopZone)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** 'from 2026-03-01 00:00 until 2026-04-06 00:00'; '' if both are null. */
export function shopPeriod(startsAt: Date | null, endsAt: Date | null): string {
  const parts = [startsAt && `from ${shopTime(startsAt)}`, endsAt && `until ${shopTime(endsAt)}`]
  return parts.filter(Boolean).join(' ')
}
