// How shoppers write price limits, in folded spelling; the words of each language are in languages/. Alternatives are
// separated by `|`. A word after `?` has other meanings too. It limits a price only beside a currency ("from 5 €",
// not "from 5 years").

export type PriceWords = {
  /** Before an amount that is the highest price. */
  readonly below: string
  /** Before an amount that is the lowest price. */
  readonly above: string
  /** `between … and`: before the first amount, and before the second. */
  readonly between: readonly (readonly [before: string, and: string])[]
  /** Before an amount that is neither limit. */
  readonly around: string
  /** The same after the amount. */
  readonly belowAfter?: string
  readonly aboveAfter?: string
  readonly aroundAfter?: string
  /** After the second amount: 之间. */
  readonly betweenAfter?: string
  /** Hundreds and thousands: 3000円台 is 3000 to 3999. */
  readonly stepAfter?: string
  /** Before a limit: not more than. */
  readonly not?: string
  /** Words for a budget or a price: before an amount, the highest price. */
  readonly budget?: string
  /** Other words that belong to the phrase when they are before or after it. */
  readonly lead?: string
  readonly tail?: string
  /** Names of currencies in every form. */
  readonly currency: string
}

/** Signs and codes that every language uses. `.-` and `:-` follow whole amounts in Nordic and Czech prices. */
export const currencySigns = String.raw`€|r\$|us ?\$|\$|£|¥|eur|usd|gbp|chf|brl|jpy|cny|rmb|aed|pln|sek|dkk|czk|,-|:-|\.-`

/** Signs before an amount, in every language; `+` is after it. */
export const limitSigns = { below: '?<=|?<|?≤', above: '?>=|?>|?≥', around: '?~|?≈|?±' } as const

/**
 * English in a query of another language: only words that have no other meaning in any of them. "over" is "within" in
 * Dutch.
 */
export const englishPriceWords: PriceWords = {
  below: 'no more than|not more than|less than|cheaper than|lower than|at most|up to|under|below',
  above: 'more than|at least|above',
  between: [['between', 'and|to|-']],
  around: 'around|about',
  belowAfter: 'or less|or under|or below|and under|and below',
  aboveAfter: 'or more|and up|and above',
  lead: 'for|that|which|costs?|costing|priced|price',
  tail: 'each',
  currency: 'us dollars?|dollars?|bucks?|euros?|pounds?',
}
