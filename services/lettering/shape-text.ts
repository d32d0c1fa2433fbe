// Shapes a text in the typefaces of the lettering, as browsers do. The glyphs are in the order in which they are
// seen.
import * as harfbuzz from 'harfbuzzjs'
import { eastAsianTypeface, type EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { findTypeface, type Typeface } from './typefaces.ts'

type Glyph = {
  readonly outline: readonly harfbuzz.SvgPathCommand[]
  /** Multiples of the font size from the start of its cluster; y points down. */
  readonly x: number
  readonly y: number
  readonly unitsPerEm: number
}

/** A letter with its marks: what turns as one on a curved baseline. */
export type Cluster = { readonly advance: number; readonly glyphs: readonly Glyph[] }

/** null: a character is in none of the typefaces. */
export function shapeText(text: string, locale: string): readonly Cluster[] | null {
  const eastAsian = eastAsianTypeface(text, locale)
  const runs = visualRuns(text.normalize('NFC')).map(({ text: run, isRtl }) => {
    const parts = byTypeface(run, eastAsian)
    return parts && (isRtl ? parts.toReversed() : parts).map((part) => shapeRun(part, isRtl))
  })
  return runs.includes(null) ? null : runs.flatMap((parts) => parts ?? []).flat()
}

type Part = { readonly text: string; readonly typeface: Typeface }

/** The first typeface that has the character, as in the style sheet. */
function byTypeface(text: string, eastAsian: EastAsianTypeface | null): readonly Part[] | null {
  const parts: Part[] = []
  for (const character of text) {
    const last = parts.at(-1)
    const typeface = findTypeface(character.codePointAt(0)!, eastAsian)
    if (!typeface) return null
    if (typeface === last?.typeface) parts[parts.length - 1] = { text: last.text + character, typeface }
    else parts.push({ text: character, typeface })
  }
  return parts
}

function shapeRun({ text, typeface: { font, unitsPerEm } }: Part, isRtl: boolean): Cluster[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRtl ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR)
  harfbuzz.shape(font, buffer)
  const clusters: { id: number; advance: number; glyphs: Glyph[] }[] = []
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, cluster: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    let cluster = clusters.at(-1)
    if (cluster?.id !== id) clusters.push((cluster = { id, advance: 0, glyphs: [] }))
    const x = cluster.advance + xOffset / unitsPerEm
    cluster.glyphs.push({ outline: font.glyphToJson(codepoint), x, y: -yOffset / unitsPerEm, unitsPerEm })
    cluster.advance += xAdvance / unitsPerEm
  }
  return clusters
}

const rtl = String.raw`[\p{scx=Arab}\p{scx=Hebr}]`
// After Hebrew, a sign of percent or currency belongs to its number. A bracket encloses what its pair opened.
const endSign = String.raw`(?<=\p{scx=Hebr}[^\p{L}]*\p{Nd})[#%°€$£]+`
const endBracket = String.raw`(?<=${rtl}[^\p{L}]*\((?:${rtl}|[^\p{L}()])*)\)`
// Letters from right to left in a line from left to right, with their blanks, signs and digits.
const rtlRun = new RegExp(
  String.raw`${rtl}+(?:[^\p{L}\p{Nd}]*(?:${rtl}|\p{Nd})+)*(?:${endSign})?(?:${endBracket})?`,
  'gu',
)
// Numbers keep the order of their parts: 24.12. After Arabic letters, hyphens and signs divide them (UAX 9, W2 to W5).
const arabicNumber = /(\p{Nd}+(?:[.,:/]\p{Nd}+)*)/u
const hebrewNumber = /([#%°€$£]*\p{Nd}+(?:[.,:/+-]\p{Nd}+)*[#%°€$£]*)/u

type Run = { readonly text: string; readonly isRtl: boolean }

/** Runs of one direction, in the order in which they are seen from the left. */
function visualRuns(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(rtlRun)) {
    if (index > end) runs.push({ text: text.slice(end, index), isRtl: false })
    const number = /\p{scx=Arab}/u.test(run) ? arabicNumber : hebrewNumber
    const words = run.split(number).filter(Boolean)
    runs.push(...words.toReversed().map((word) => ({ text: word, isRtl: !/\p{Nd}/u.test(word) })))
    end = index + run.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isRtl: false })
  return runs
}
