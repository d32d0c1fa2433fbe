// Gift options of a cart line: gift message, personalisation and gift wrap.
import { unsupportedCharacters, type Alphabet } from '../catalog/alphabet.ts'
import { money, type Currency, type Money } from '../pricing/money.ts'
import { hasForbiddenCharacters, isTooLong } from '../text.ts'

export const maxGiftMessage = 300

export type GiftTextProblem = 'required' | 'too-long' | 'bad-characters' | 'line-break' | 'not-in-alphabet'

/** Converts line breaks to \n, applies Unicode NFC and trims. */
export function normaliseGiftText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** The message is optional and may have several lines. Expects a normalised text. null: valid. */
export function checkGiftMessage(text: string): GiftTextProblem | null {
  if (isTooLong(text, maxGiftMessage)) return 'too-long'
  return hasForbiddenCharacters(text, { lineBreaks: true }) ? 'bad-characters' : null
}

/** The engraved or printed text: one line, up to the product's maximum length, in characters that its technique
 * supports. Expects a normalised text. `alphabet` null allows all printable characters. */
export function checkPersonalisation(
  text: string,
  maxLength: number,
  alphabet: Alphabet | null,
): GiftTextProblem | null {
  if (text === '') return 'required'
  if (isTooLong(text, maxLength)) return 'too-long'
  if (/[\n\r\u2028\u2029]/.test(text)) return 'line-break'
  if (hasForbiddenCharacters(text)) return 'bad-characters'
  return alphabet && unsupportedCharacters(text, alphabet).length > 0 ? 'not-in-alphabet' : null
}

/** Price of wrapping one item, in minor units. */
const wrapPrices: Readonly<Record<Currency, number>> = {
  USD: 450,
  CNY: 2900,
  JPY: 600,
  AED: 1600,
  EUR: 390,
  PLN: 1590,
  SEK: 4500,
  DKK: 2900,
  CZK: 9900,
  GBP: 350,
  CHF: 390,
  NOK: 4900,
  HUF: 159000,
  ISK: 590,
  RON: 1990,
  RSD: 49000,
  MKD: 25000,
  TRY: 19900,
  CAD: 590,
  AUD: 690,
  NZD: 790,
  MXN: 7900,
  ZAR: 7900,
  ILS: 1590,
  SAR: 1590,
  KRW: 6500,
}

export function giftWrapPrice(currency: Currency): Money {
  return money(wrapPrices[currency], currency)
}
