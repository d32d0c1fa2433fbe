// Reads and writes single cells of a CSV file. Spreadsheets damage some values; these are recognised, never guessed.
import { currencyDecimals, type Currency } from '../pricing/money.ts'

const formulaStart = /^'*[=+\-@\t\r]|^'+\d/

/** A text cell for a spreadsheet: one that looks like a formula gets an apostrophe, which spreadsheets hide. */
export function neutralCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Reverses `neutralCell`. Also removes the apostrophe that Shopify writes before numbers. */
export function restoredCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}

// Control characters except tab and line feed, marks that reorder text, and the byte order mark.
const removed = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu

/** A line of text without invisible characters. Runs of blanks become one; a single special one stays. */
export function cleanLine(cell: string): string {
  return cell
    .replaceAll(/[\r\v\f\u2028\u2029]/g, ' ')
    .replaceAll(removed, '')
    .replaceAll(/\s{2,}|[\t\n]/gu, ' ')
    .trim()
}

/** Text of several lines without invisible characters. */
export function cleanText(cell: string): string {
  return cell
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(removed, '')
    .trim()
}

/** UTF-8 that was read as Windows-1252 and written as UTF-8 again: 'CafÃ©' instead of 'Café'. */
export function isDoubleEncoded(text: string): boolean {
  return /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0098-\u009D™œ“”¦]/u.test(text)
}

/** Spreadsheets write the two words in their own language. */
const words: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  wahr: true,
  vrai: true,
  verdadero: true,
  vero: true,
  waar: true,
  verdadeiro: true,
  prawda: true,
  pravda: true,
  sant: true,
  sand: true,
  tosi: true,
  false: false,
  no: false,
  '0': false,
  falsch: false,
  faux: false,
  falso: false,
  onwaar: false,
  fałsz: false,
  nepravda: false,
  falskt: false,
  falsk: false,
  epätosi: false,
}

/** undefined: neither yes nor no. */
export function readFlag(cell: string): boolean | undefined {
  return words[cell.trim().toLowerCase()]
}

/** A spreadsheet turned the digits of a long number into '8.72E+12'. */
export function isDamagedNumber(cell: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/i.test(cell.trim())
}

/** undefined: no number, or one that can be read in two ways, as '1.234'. */
export function readNumber(cell: string): number | undefined {
  const text = decimalPoint(cell)
  return text === undefined ? undefined : Number(text)
}

/** Minor units. undefined: no amount of the currency, or one that can be read in two ways. */
export function readAmount(cell: string, currency: Currency): number | undefined {
  const [whole, part = ''] = decimalPoint(cell)?.split('.') ?? []
  const decimals = currencyDecimals[currency]
  const digits = part.replace(/0+$/, '')
  if (whole === undefined || whole.startsWith('-') || digits.length > decimals) return undefined
  // '1.500' is one and a half or fifteen hundred.
  if (part.length === 3 && decimals < 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined
  const minor = Number(whole + digits.padEnd(decimals, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** The number with a decimal point and without separators of thousands. */
function decimalPoint(cell: string): string | undefined {
  const text = cell.replaceAll(/[\s\u00A0'’]|[€$£¥]|[A-Z]{3}$/gu, '')
  if (/^-?\d+$/.test(text)) return text
  const [, sign = '', whole = '', mark = '', part = ''] = /^(-?)([\d.,]+)([.,])(\d+)$/.exec(text) ?? []
  if (whole === '') return /^\.\d+$/.test(text) ? `0${text}` : undefined
  const other = mark === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^\\d{1,3}(\\${other}\\d{3})+$`).test(whole)
  if (!isGrouped && !/^\d+$/.test(whole)) return undefined
  // '1,234' is one thousand or one and a bit. '0.125' and '36.8543' can only be decimals.
  if (!isGrouped && part.length === 3 && mark === ',' && whole !== '0') return undefined
  return `${sign}${whole.replaceAll(other, '')}.${part}`
}
