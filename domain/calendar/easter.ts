// Computes the date of Easter in the western and in the orthodox churches.
import { addDays, plainDate, type PlainDate } from './calendar.ts'

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Jones and Butcher). */
export function westernEaster(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skippedLeaps = century - Math.floor(century / 4)
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + skippedLeaps - moonCorrection + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  return plainDate(year, 3, 22 + epact + toSunday - 7 * lateMoon)
}

/** Easter Sunday by Meeus' Julian algorithm, as a Gregorian date (13 days ahead from 1900 to 2099). */
export function orthodoxEaster(year: number): PlainDate {
  const fullMoon = (19 * (year % 19) + 15) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7
  const julian = plainDate(year, 3, 22 + fullMoon + toSunday)
  const ahead = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return addDays(julian, ahead)
}
