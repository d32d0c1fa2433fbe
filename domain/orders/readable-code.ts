// Codes for reading out and typing: Crockford's base 32 with a check symbol, in groups of four.

// Without I, L, O and U, so that a code can be read out on the phone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One random symbol (5 bits) per byte and a check symbol: XXXX-XXXX-XXX for ten bytes. */
export function readableCode(random: Uint8Array): string {
  const symbols = Array.from(random, (byte) => byte & 31)
  return inGroups([...symbols, checkSymbol(symbols)].map((symbol) => alphabet[symbol]).join(''))
}

function inGroups(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** Weighted by position modulo 31: detects each wrong symbol and each swap of neighbours, except 0 for Z. */
function checkSymbol(symbols: readonly number[]): number {
  return symbols.reduce((total, symbol, i) => (total + symbol * (i + 1)) % 31, 0)
}

/** Converts typed text to the stored form: any case, spaces, look-alike letters. null if the code is invalid. */
export function readReadableCode(typed: string, randomSymbols: number): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const symbols = [...text].map((symbol) => alphabet.indexOf(symbol))
  if (symbols.length !== randomSymbols + 1 || symbols.some((s) => s < 0)) return null
  return checkSymbol(symbols.slice(0, randomSymbols)) === symbols[randomSymbols] ? inGroups(text) : null
}

const giftSymbols = 11

/** Code on a gift receipt: 55 random bits. It is one symbol longer than an order number, so that they cannot be confused. */
export function giftCode(random: Uint8Array): string {
  return readableCode(random.slice(0, giftSymbols))
}

export function readGiftCode(typed: string): string | null {
  return readReadableCode(typed, giftSymbols)
}
