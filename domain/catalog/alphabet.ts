// Characters that the technique of a product can produce: engraving supports fewer than printing.
import { graphemes } from '../text.ts'

/** ISO 15924 codes, as used by Unicode properties and Intl.DisplayNames. */
export const scripts = ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hebr', 'Hira', 'Kana', 'Hani', 'Hang'] as const
export type Script = (typeof scripts)[number]

export type Alphabet = {
  /** null: the letters and digits of every script. */
  readonly scripts: readonly Script[] | null
  /** All other characters, digits included. Blanks are always supported. */
  readonly signs: string
}

// Zero-width joiners are invisible parts of words in Persian and Hindi.
const alwaysSupported = '\\s\\u200C\\u200D'

/** Distinct unsupported characters (graphemes) of the text. */
export function unsupportedCharacters(text: string, alphabet: Alphabet): string[] {
  const letters = alphabet.scripts?.map((script) => `\\p{scx=${script}}`).join('') ?? '\\p{L}\\p{M}\\p{Nd}'
  const supported = new RegExp(`^[${letters}${alwaysSupported}]$`, 'u')
  const isSupported = (sign: string): boolean => alphabet.signs.includes(sign) || supported.test(sign)
  // The first segmenter takes a phone 100 ms.
  if (Array.from(text).every(isSupported)) return []
  const unsupported = graphemes(text).filter((character) => !Array.from(character).every(isSupported))
  return [...new Set(unsupported)]
}
