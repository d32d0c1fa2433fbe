// The letters and signs that the technique of a product can make: a chisel makes fewer than a pen.

/** ISO 15924 codes, as Unicode properties and Intl.DisplayNames know them. */
export const scripts = ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hebr', 'Hira', 'Kana', 'Hani', 'Hang'] as const
export type Script = (typeof scripts)[number]

export type Alphabet = {
  /** null: the letters and digits of every script. */
  readonly scripts: readonly Script[] | null
  /** Every other sign, digits included. A blank is always possible. */
  readonly signs: string
}

// Joiners are invisible parts of words in Persian and Hindi.
const always = '\\s\\u200C\\u200D'

/** Each character that cannot be made, once, as a reader counts characters. */
export function unsupportedCharacters(text: string, alphabet: Alphabet): string[] {
  const letters = alphabet.scripts?.map((script) => `\\p{scx=${script}}`).join('') ?? '\\p{L}\\p{M}\\p{Nd}'
  const possible = new RegExp(`^[${letters}${always}]$`, 'u')
  const canMake = (sign: string): boolean => alphabet.signs.includes(sign) || possible.test(sign)
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  return [...new Set(characters.filter((character) => !Array.from(character).every(canMake)))]
}
