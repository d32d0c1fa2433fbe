// Messages about the characters that a product's technique can produce.
import { unsupportedCharacters, type Alphabet } from '#domain/catalog/alphabet.ts'
import type { Translate } from '#messages/translator.ts'

/** Lists the supported scripts and signs; undefined if every script is supported. */
export function alphabetText(t: Translate, alphabet: Alphabet | null): string | undefined {
  if (!alphabet?.scripts) return undefined
  const scripts = alphabet.scripts.map((script) => t('gift.script', { script })).join(', ')
  const signs = Array.from(alphabet.signs.replace('0123456789', '').replace("'’", '’')).join(' ')
  const digits = alphabet.signs.includes('0123456789') ? '0–9 ' : ''
  return t('gift.alphabet', { scripts, signs: digits + signs })
}

/** Names up to three unsupported characters of `text`; undefined if there are none. */
export function notInAlphabetText(t: Translate, text: string, alphabet: Alphabet | null): string | undefined {
  const characters = alphabet ? unsupportedCharacters(text, alphabet) : []
  if (characters.length === 0) return undefined
  return t('gift.notInAlphabet', { characters: characters.slice(0, 3).join(' ') })
}
