// Countries of the European Union among the markets.
import type { Country } from '../markets/market.ts'

type Zone = 'domestic' | 'europe' | 'overseas'

const zones: Readonly<Record<Country, Zone>> = {
  DE: 'domestic',
  FR: 'europe',
  PT: 'europe',
  IT: 'europe',
  ES: 'europe',
  PL: 'europe',
  NL: 'europe',
  SE: 'europe',
  DK: 'europe',
  FI: 'europe',
  CZ: 'europe',
  US: 'overseas',
  CN: 'overseas',
  JP: 'overseas',
  AE: 'overseas',
}
