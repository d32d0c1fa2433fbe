// Shipping of a shop that has set nothing: one warehouse in Germany, three zones, two methods.
// Fees are set by hand in each currency, not converted, so that each is a round price.
import { timeZones, weekdays } from '../calendar/calendar.ts'
import { weekendOf } from '../calendar/working-days.ts'
import { countries, currencyOf, type Country } from '../markets/market.ts'
import { isInUnion } from '../markets/union.ts'
import type { Currency } from '../pricing/money.ts'
import { roundAmount } from '../pricing/reference-amounts.ts'
import type { MethodRate, MethodSettings, RateAmounts, ShippingSettings } from './shipping-settings.ts'

type Zone = 'domestic' | 'europe' | 'overseas'

/** Minor units. */
type ZoneFees = {
  readonly standard: number
  readonly express: number
  /** Added to each fee for each weight step above the first. */
  readonly perStep: number
  /** Minimum value of the goods for free standard shipping. */
  readonly freeFrom: number
}

type CurrencyFees = Readonly<Record<Zone, ZoneFees>>

const zoneFees: Readonly<Partial<Record<Currency, CurrencyFees>>> & { readonly EUR: CurrencyFees } = {
  EUR: {
    domestic: { standard: 490, express: 990, perStep: 150, freeFrom: 4900 },
    europe: { standard: 790, express: 1690, perStep: 250, freeFrom: 6900 },
    overseas: { standard: 1490, express: 3490, perStep: 600, freeFrom: 12900 },
  },
  USD: {
    domestic: { standard: 590, express: 1190, perStep: 200, freeFrom: 5900 },
    europe: { standard: 890, express: 1890, perStep: 300, freeFrom: 7900 },
    overseas: { standard: 1490, express: 3490, perStep: 700, freeFrom: 12900 },
  },
  CNY: {
    domestic: { standard: 3900, express: 7900, perStep: 1200, freeFrom: 39900 },
    europe: { standard: 5900, express: 12900, perStep: 2000, freeFrom: 54900 },
    overseas: { standard: 9900, express: 25900, perStep: 4500, freeFrom: 99900 },
  },
  JPY: {
    domestic: { standard: 800, express: 1600, perStep: 250, freeFrom: 8000 },
    europe: { standard: 1300, express: 2800, perStep: 400, freeFrom: 12000 },
    overseas: { standard: 2200, express: 5200, perStep: 900, freeFrom: 20000 },
  },
  AED: {
    domestic: { standard: 2000, express: 4000, perStep: 600, freeFrom: 20000 },
    europe: { standard: 3000, express: 6500, perStep: 1000, freeFrom: 28000 },
    overseas: { standard: 5500, express: 12900, perStep: 2500, freeFrom: 49000 },
  },
  PLN: {
    domestic: { standard: 1990, express: 3990, perStep: 600, freeFrom: 19900 },
    europe: { standard: 2990, express: 6990, perStep: 1000, freeFrom: 29900 },
    overseas: { standard: 6490, express: 14990, perStep: 2500, freeFrom: 54900 },
  },
  SEK: {
    domestic: { standard: 5500, express: 10900, perStep: 1500, freeFrom: 54900 },
    europe: { standard: 7900, express: 17900, perStep: 2500, freeFrom: 74900 },
    overseas: { standard: 16900, express: 37900, perStep: 6500, freeFrom: 139900 },
  },
  DKK: {
    domestic: { standard: 3900, express: 7500, perStep: 1000, freeFrom: 36900 },
    europe: { standard: 5900, express: 12500, perStep: 2000, freeFrom: 49900 },
    overseas: { standard: 10900, express: 25900, perStep: 4500, freeFrom: 94900 },
  },
  CZK: {
    domestic: { standard: 11900, express: 24900, perStep: 3500, freeFrom: 119900 },
    europe: { standard: 18900, express: 41900, perStep: 6000, freeFrom: 169900 },
    overseas: { standard: 36900, express: 86900, perStep: 15000, freeFrom: 319900 },
  },
}

const weightSteps = [1_000, 2_000, 5_000, 10_000, 20_000]

const transit = {
  domestic: { standard: { min: 2, max: 3 }, express: { min: 1, max: 1 } },
  europe: { standard: { min: 3, max: 6 }, express: { min: 1, max: 3 } },
  overseas: { standard: { min: 7, max: 12 }, express: { min: 3, max: 5 } },
} as const

const method = (id: string): MethodSettings => ({
  id,
  kind: 'delivery',
  names: {},
  point: '',
  excludedTags: [],
})

/** Fees of a currency without own ones are those in euro, as round amounts. */
function feesIn(zone: Zone, currency: Currency): ZoneFees {
  const own = zoneFees[currency]
  if (own) return own[zone]
  const { standard, express, perStep, freeFrom } = zoneFees.EUR[zone]
  return {
    standard: roundAmount(standard, currency),
    express: roundAmount(express, currency),
    perStep: roundAmount(perStep, currency),
    freeFrom: roundAmount(freeFrom, currency),
  }
}

function amountsIn(zone: Zone, id: 'standard' | 'express', currency: Currency): RateAmounts {
  const { [id]: fee, perStep, freeFrom } = feesIn(zone, currency)
  return {
    fees: weightSteps.map((_, step) => fee + step * perStep),
    further: perStep,
    byValue: id === 'standard' ? [{ from: freeFrom, fee: 0 }] : [],
  }
}

function ratesOf(zone: Zone, home: Currency): MethodRate[] {
  const own = [...new Set([...(Object.keys(zoneFees) as Currency[]), home])]
  return (['standard', 'express'] as const).map((id) => ({
    method: id,
    transit: transit[zone][id],
    amounts: Object.fromEntries(own.map((currency) => [currency, amountsIn(zone, id, currency)])),
  }))
}

/** Members of the Union and the countries beside them. */
const others: ReadonlySet<string> = new Set('GB CH NO IS LI AD SM FO RS ME MK'.split(' '))
const europe = countries.filter((country) => isInUnion(country) || others.has(country))

/** Zones of a shop in a country. Others in Europe are neighbours of a European shop; all others are far. */
export function standardShippingFrom(country: Country): ShippingSettings {
  const home = currencyOf(country)
  const neighbours = europe.includes(country) ? europe.filter((each) => each !== country) : []
  return {
    warehouse: {
      country,
      timeZone: timeZones[country],
      cutoffHour: 14,
      workdays: weekdays.filter((day) => !weekendOf(country).includes(day)),
      closedOn: [],
    },
    methods: [method('standard'), method('express')],
    weightSteps,
    furtherStep: 10_000,
    zones: [
      { name: '', countries: [country], rates: ratesOf('domestic', home) },
      ...(neighbours.length > 0 ? [{ name: '', countries: neighbours, rates: ratesOf('europe', home) }] : []),
      { name: '', countries: null, rates: ratesOf('overseas', home) },
    ],
  }
}

export const standardShipping = standardShippingFrom('DE')
