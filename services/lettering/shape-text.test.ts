// Texts in both directions have the order of a browser: numbers keep their parts, and brackets enclose their word.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shapeText } from './shape-text.ts'

const outlinesOf = (text: string) =>
  shapeText(text, 'us')!.flatMap(({ glyphs }) => glyphs.map(({ outline }) => outline))

/** A text, and its parts as they are seen from the left. */
const seen: readonly (readonly [text: string, ...parts: string[]])[] = [
  ['דנה 2026', '2026', ' דנה'],
  ['דנה 12.05.2026', '12.05.2026', ' דנה'],
  ['דנה 12-05-2026', '12-05-2026', ' דנה'],
  ['דנה 10:30', '10:30', ' דנה'],
  ['דנה 50%', '50%', ' דנה'],
  ['דנה 1 2', '2', ' ', '1', ' דנה'],
  ['דנה (רון)', '(', 'רון', ') ', 'דנה'],
  ['דנה (5)', '(5) ', 'דנה'],
  ['(דנה)', '(', 'דנה', ')'],
  ['Ida (דנה)', 'Ida (', 'דנה', ')'],
  ['סבתא 5!', '5', ' סבתא', '!'],
  ['سارة 12.05.2026', '12.05.2026', ' سارة'],
  ['سارة ٠٥/١٢', '٠', '٥', '/', '١', '٢', ' سارة'],
  ['سارة 12-05', '05-12', ' سارة'],
  ['سارة 50%', '50', ' سارة', '%'],
]

for (const [text, ...parts] of seen)
  test(`'${text}' is seen in the order of a browser`, () => {
    assert.deepEqual(outlinesOf(text), parts.flatMap(outlinesOf))
  })
