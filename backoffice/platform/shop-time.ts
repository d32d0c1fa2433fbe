// Times in the shop's time zone: in fields (<input type="datetime-local">) and on the screens.
import { useState } from 'react'
import { instantAt, isPlainDate, wallClock } from '#domain/calendar/calendar.ts'
import { formatTime, formatZone } from '#messages/format-time.ts'
import { boot } from './boot.ts'
import { pageLocale } from './language.ts'

/** '2026-12-24T18:00'; '' for null. */
export function toTimeField(at: number | null): string {
  if (at === null) return ''
  const { date, minutes } = wallClock(at, boot.timeZone)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Milliseconds; null for an empty field. */
export function readTimeField(text: string): number | null {
  const [day = '', time = ''] = text.split('T')
  const [hour, minute] = time.split(':').map(Number)
  if (!isPlainDate(day) || hour === undefined || minute === undefined) return null
  return instantAt(day, hour, boot.timeZone) + minute * 60_000
}

/** The name of the shop's time zone, the hint of a field that has its times. */
export function useShopZone(): string {
  const [now] = useState(Date.now)
  return formatZone(pageLocale, now, boot.timeZone)
}

/** Formats an instant in the language of the member. It does not break into lines. */
export function shopTime(ms: number): string {
  return formatTime(pageLocale, ms, boot.timeZone).replaceAll(' ', '\u00a0')
}
