// Times in the shop's time zone, for <input type="datetime-local">.
import { instantAt, isPlainDate, wallClock } from '#domain/calendar/calendar.ts'

/** '2026-12-24T18:00'; '' for null. */
export function toTimeField(at: number | null, timeZone: string): string {
  if (at === null) return ''
  const { date, minutes } = wallClock(at, timeZone)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Milliseconds; null for an empty field. */
export function readTimeField(text: string, timeZone: string): number | null {
  const [day = '', time = ''] = text.split('T')
  const [hour, minute] = time.split(':').map(Number)
  if (!isPlainDate(day) || hour === undefined || minute === undefined) return null
  return instantAt(day, hour, timeZone) + minute * 60_000
}
