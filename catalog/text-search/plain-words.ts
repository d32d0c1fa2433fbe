// Words of which the merchant has switched off the default synonyms and topics, in any form.
import type { Locale } from '#domain/markets/locale.ts'
import { scriptOf } from './ideographs.ts'
import type { PlainWords } from './once-for.ts'
import { plainStemsOf } from './stem.ts'
import { isIdeographic, runsOf } from './words.ts'
export function plainReaderOf(locale: Locale, plain: PlainWords): (text: string) => boolean {
  if (plain.length === 0) return () => false
  const [script, stemsOf] = [scriptOf(locale), plainStemsOf(locale)]
  const keyOf = (text: string) => (isIdeographic(text) ? runsOf(text).map(script).join(' ') : stemsOf(text))
  const keys = new Set(plain.map(keyOf))
  return (text) => keys.has(keyOf(text))
}
