// Guesses the shopper's country from the time zone of the device. It is more reliable than the language and
// needs no lookup of personal data.
import type { Country } from '#domain/markets/market.ts'

const zones: Readonly<Record<Country, string>> = {
  US: 'America/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Kentucky/.+|Indiana/.+|Indianapolis|Louisville|North_Dakota/.+)|Pacific/Honolulu|US/.+',
  CN: 'Asia/(Shanghai|Urumqi)',
  JP: 'Asia/Tokyo',
  AE: 'Asia/Dubai',
  FR: 'Europe/Paris',
  PT: 'Europe/Lisbon|Atlantic/(Madeira|Azores)',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid|Africa/Ceuta|Atlantic/Canary',
  DE: 'Europe/(Berlin|Busingen)',
  PL: 'Europe/Warsaw',
  NL: 'Europe/Amsterdam',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/(Helsinki|Mariehamn)',
  CZ: 'Europe/Prague',
}

export function guessCountry(timeZone: string): Country | undefined {
  const match = Object.entries(zones).find(([, pattern]) => new RegExp(`^(${pattern})$`).test(timeZone))
  return match?.[0] as Country | undefined
}
