// Money: an integer of minor units with its currency. No function here computes with fractions.

/** Currency → decimals of its minor unit (ISO 4217). */
export const currencyDecimals = {
  USD: 2,
  CNY: 2,
  JPY: 0,
  AED: 2,
  EUR: 2,
  PLN: 2,
  SEK: 2,
  DKK: 2,
  CZK: 2,
  GBP: 2,
  CHF: 2,
  NOK: 2,
  HUF: 2,
  ISK: 0,
  RON: 2,
  RSD: 2,
  MKD: 2,
  TRY: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  MXN: 2,
  ZAR: 2,
  ILS: 2,
  SAR: 2,
  KRW: 0,
} as const

export type Currency = keyof typeof currencyDecimals

/** Currencies whose whole prices have no decimals: 189 Kč, not 189,00 Kč. */
export const wholePriceCurrencies: ReadonlySet<Currency> = new Set<Currency>([
  'CZK',
  'SEK',
  'NOK',
  'HUF',
  'RSD',
  'MKD',
])

export const currencies = Object.keys(currencyDecimals) as Currency[]

/** `minor` is a safe integer in the currency's minor unit: cents for USD, whole yen for JPY. */
export type Money<C extends Currency = Currency> = { readonly minor: number; readonly currency: C }

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(currencyDecimals, value)
}

/** Throws if `minor` is not a safe integer: that is a programming error, never an input. */
export function money<C extends Currency>(minor: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor))
    throw new Error(`${minor} ${currency} is not a whole number of minor units`)
  return { minor: minor === 0 ? 0 : minor, currency }
}

export function zero<C extends Currency>(currency: C): Money<C> {
  return { minor: 0, currency }
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new Error(`${a.currency} and ${b.currency} cannot be combined`)
}

export function add<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

export function subtract<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

export function negative<C extends Currency>({ minor, currency }: Money<C>): Money<C> {
  return money(-minor, currency)
}

export function times<C extends Currency>(a: Money<C>, quantity: number): Money<C> {
  return money(a.minor * quantity, a.currency)
}

export function sum<C extends Currency, Item>(
  currency: C,
  items: readonly Item[],
  amountOf: (item: Item) => Money<NoInfer<C>>,
): Money<C> {
  return items.reduce<Money<C>>((total, item) => add(total, amountOf(item) as Money<C>), zero(currency))
}

export function isLess<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): boolean {
  sameCurrency(a, b)
  return a.minor < b.minor
}

export function smaller<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return isLess(b, a) ? (b as Money<C>) : a
}

/** `18.90`: always with the currency's decimals, for machines. The interface uses the formatter in messages/. */
export function decimalText({ minor, currency }: Money): string {
  const decimals = currencyDecimals[currency]
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = minor < 0 ? '-' : ''
  return sign + (decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`)
}
