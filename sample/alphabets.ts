// The characters that each technique of the sample makers can produce.
import type { Alphabet } from '#domain/catalog/alphabet.ts'

const digits = '0123456789'
/** Both apostrophes: keyboards type the straight one, phones the curly one. */
const names = "&.-'’"
const sentences = `${names},:;!?…"“”„«»‘()/+*#@%°€$£·–—♥♡`

export const alphabets = {
  // Each letter is drawn once for the saw. Chinese characters are too many.
  carved: { scripts: ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hira', 'Kana'], signs: digits + names },
  initials: { scripts: ['Latn'], signs: '&.♥' },
  // Piped by hand. Chinese characters have too many strokes.
  iced: { scripts: ['Latn', 'Arab', 'Hira', 'Kana'], signs: `${digits}${names}!♥` },
  // Foil is stamped with brass letters, Arabic ones in their joined forms.
  stamped: { scripts: ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hira', 'Kana'], signs: digits + names },
  // Chinese characters have too many strokes for a thread.
  embroidered: { scripts: ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hira', 'Kana'], signs: `${digits}${names}!♥` },
  engraved: { scripts: null, signs: sentences },
  printed: { scripts: null, signs: sentences },
  written: { scripts: null, signs: sentences },
} as const satisfies Record<string, Alphabet>

export type Technique = keyof typeof alphabets
