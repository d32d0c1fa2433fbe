// Parses and formats days and times in the shop's time zone: 2026-12-24, or 2026-12-24T18:00.
import { addDays, instantAt, isPlainDate, wallClock } from '#domain/calendar/calendar.ts'
import { CommandProblem } from './command.ts'

/** Start: first instant of the day, or the given minute. Throws CommandProblem for other text. */
export function beginningOf(text: string, option: string, timeZone: string): number {
  return instantOf(text, option, timeZone, 0)
}

/** End: first instant after the day, or the given minute. Throws CommandProblem for other text. */
export function endOf(text: string, option: string, timeZone: string): number {
  return instantOf(text, option, timeZone, 1)
}

function instantOf(text: string, option: string, timeZone: string, extraDays: number): number {
  const [, day = '', hour, minute] = /^([\d-]{10})(?:[T ](\d\d):(\d\d))?$/.exec(text) ?? []
  if (!isPlainDate(day) || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
    throw new CommandProblem(`${option} is a day like 2026-12-24, or 2026-12-24T18:00, not '${text}'.`)
  if (hour === undefined) return instantAt(addDays(day, extraDays), 0, timeZone)
  return instantAt(day, Number(hour), timeZone) + Number(minute) * 60_000
}

/** Shop time: '2026-12-24 18:00'. */
export function shopTime(at: number, timeZone: string): string {
  const { date, minutes } = wallClock(at, timeZone)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** 'from 2026-03-01 00:00 until 2026-04-06 00:00'; '' if both are null. */
export function shopPeriod(startsAt: number | null, endsAt: number | null, timeZone: string): string {
  const parts = [
    startsAt && `from ${shopTime(startsAt, timeZone)}`,
    endsAt && `until ${shopTime(endsAt, timeZone)}`,
  ]
  return parts.filter(Boolean).join(' ')
}
