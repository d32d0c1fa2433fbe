// The characters that each technique of the sample makers can produce.
import type { Alphabet } from '#domain/catalog/alphabet.ts'

const digits = '0123456789'
/** Both apostrophes: keyboards type the straight one, phones the curly one. */
const names = "&.-'’"
const sentences = `${names},:;!?…"“”„«»‘()/+*#@%°€$£·–—♥♡`

export const alphabets = {
  // Carving has one set of letters with upright strokes.
  carved: { scripts: ['Latn'], signs: digits + names },
  // Metal stamps pressed into clay.
  pressed: { scripts: ['Latn'], signs: `${digits}&.-♥` },
  initials: { scripts: ['Latn'], signs: '&.♥' },
  iced: { scripts: ['Latn', 'Hira', 'Kana'], signs: `${digits}${names}!♥` },
  // Foil is stamped with brass letters.
  stamped: { scripts: ['Latn', 'Grek', 'Cyrl'], signs: digits + names },
  // Chinese characters have too many strokes for a thread.
  embroidered: { scripts: ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hira', 'Kana'], signs: `${digits}${names}!♥` },
  engraved: { scripts: null, signs: sentences },
  printed: { scripts: null, signs: sentences },
  written: { scripts: null, signs: sentences },
} as const satisfies Record<string, Alphabet>

export type Technique = keyof typeof alphabets
