// Guesses the shopper's country from the time zone of the device. It is more reliable than the language and
// needs no lookup of personal data.
import { timeZones } from '#domain/calendar/calendar.ts'
import type { Country } from '#domain/markets/country.ts'

/** Patterns of countries with several time zones; elsewhere it is the zone of the largest city. */
const zones: { readonly [Code in Country]?: string } = {
  US: 'America/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Kentucky/.+|Indiana/.+|Indianapolis|Louisville|North_Dakota/.+)|Pacific/Honolulu|US/.+',
  CN: 'Asia/(Shanghai|Urumqi)',
  PT: 'Europe/Lisbon|Atlantic/(Madeira|Azores)',
  ES: 'Europe/Madrid|Africa/Ceuta|Atlantic/Canary',
  DE: 'Europe/(Berlin|Busingen)',
  FI: 'Europe/(Helsinki|Mariehamn)',
  CY: 'Asia/(Nicosia|Famagusta)|Europe/Nicosia',
  GB: 'Europe/(London|Belfast)',
  NO: 'Europe/Oslo|Arctic/Longyearbyen',
  GL: 'America/(Nuuk|Godthab|Scoresbysund|Danmarkshavn|Thule)',
  CA: 'America/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Glace_Bay|Goose_Bay|Whitehorse|Dawson|Dawson_Creek|Fort_Nelson|Yellowknife|Inuvik|Iqaluit|Rankin_Inlet|Resolute|Cambridge_Bay|Swift_Current|Thunder_Bay|Nipigon|Rainy_River|Atikokan|Blanc-Sablon|Creston|Pangnirtung)|Canada/.+',
  AU: 'Australia/.+',
  NZ: 'Pacific/(Auckland|Chatham)',
  MX: 'America/(Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana)|Mexico/.+',
}

/** A country of sale; undefined for any other. */
export function guessCountry(timeZone: string, markets: readonly Country[]): Country | undefined {
  return markets.find((market) => new RegExp(`^(${zones[market] ?? timeZones[market]})$`).test(timeZone))
}
