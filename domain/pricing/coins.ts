// The smallest coin of each currency: computed amounts end with it.
import { wholePriceCurrencies, type Currency } from './money.ts'

/**
 * Minor units of the smallest coin in use, if it is more than one unit.
 * Sources: ČNB (haléře withdrawn 2008), Riksbanken (öre withdrawn 2010), Nationalbanken (50 øre), CBUAE (25 fils), SNB
 * (5 Rappen), Norges Bank (øre withdrawn 2012), MNB (5 forint), NBS and NBRNM (whole dinars and denars), RBNZ (10 cents),
 * Bank of Korea (10 won). Fen coins are out of use in China.
 */
const coins: Partial<Record<Currency, number>> = {
  DKK: 50,
  AED: 25,
  CNY: 10,
  CHF: 5,
  HUF: 500,
  NZD: 10,
  KRW: 10,
}

export function smallestCoin(currency: Currency): number {
  return coins[currency] ?? (wholePriceCurrencies.has(currency) ? 100 : 1)
}
