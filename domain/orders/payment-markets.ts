// Markets in which the merchant offers a payment provider.
import { isCountry, type Country } from '../markets/market.ts'

export type PaymentMarkets = Readonly<Record<string, readonly Country[]>>

/** A provider without an entry is offered in every market. */
export function isOfferedIn(markets: PaymentMarkets, provider: string, market: Country): boolean {
  return markets[provider]?.includes(market) ?? true
}

export function arePaymentMarkets(markets: PaymentMarkets): boolean {
  return Object.values(markets).every((each) => each.every(isCountry))
}
