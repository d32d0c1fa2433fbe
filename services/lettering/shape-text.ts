// Shapes a text in the typefaces of the lettering, as browsers do. The glyphs are in the order in which they are
// seen.
import createBidi from 'bidi-js'
import * as harfbuzz from 'harfbuzzjs'
import { eastAsianTypeface, type EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { findTypeface, type Typeface } from './typefaces.ts'

// Its types describe the ES module; Node loads the other one.
const bidi = (createBidi as unknown as typeof createBidi.default)()

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

type Run = { readonly text: string; readonly isRtl: boolean }

/** Runs of one direction, in the order in which they are seen from the left (UAX 9). The line goes from left to right. */
function visualRuns(text: string): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const runs: { start: number; end: number; isRtl: boolean }[] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const isRtl = embedding.levels[index]! % 2 === 1
    const last = runs.at(-1)
    if (last?.isRtl === isRtl && index === (isRtl ? last.start - 1 : last.end)) {
      last.start = Math.min(last.start, index)
      last.end = Math.max(last.end, index + 1)
    } else runs.push({ start: index, end: index + 1, isRtl })
  }
  return runs.map(({ start, end, isRtl }) => ({ text: text.slice(start, end), isRtl }))
}
