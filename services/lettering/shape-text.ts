// Shapes a text in the typefaces of the lettering, as browsers do. The glyphs are in the order in which they are
// seen.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'

/** The fonts of storefront/shared/products/DrawnText.css, as WOFF instead of WOFF 2. */
const files = [
  'dancing-script-latin',
  'dancing-script-latin-ext',
  'eb-garamond-cyrillic',
  'eb-garamond-greek',
  'aref-ruqaa-arabic',
] as const

type Typeface = {
  readonly font: harfbuzz.Font
  readonly unitsPerEm: number
  readonly characters: ReadonlySet<number>
}

type Glyph = {
  readonly outline: readonly harfbuzz.SvgPathCommand[]
  /** Multiples of the font size from the start of its cluster; y points down. */
  readonly x: number
  readonly y: number
  readonly unitsPerEm: number
}

/** A letter with its marks: what turns as one on a curved baseline. */
export type Cluster = { readonly advance: number; readonly glyphs: readonly Glyph[] }

let loaded: readonly Typeface[] | undefined

function typefaces(): readonly Typeface[] {
  loaded ??= files.map((file) => {
    const woff = readFileSync(new URL(`./fonts/${file}.woff`, import.meta.url))
    const face = new harfbuzz.Face(new harfbuzz.Blob(unpackWoff(woff)))
    const characters = new Set(face.collectUnicodes())
    return { font: new harfbuzz.Font(face), unitsPerEm: face.upem, characters }
  })
  return loaded
}

/** null: a character is in none of the typefaces. */
export function shapeText(text: string): readonly Cluster[] | null {
  const runs = visualRuns(text.normalize('NFC')).map(({ text: run, isRtl }) => {
    const parts = byTypeface(run)
    return parts && (isRtl ? parts.toReversed() : parts).map((part) => shapeRun(part, isRtl))
  })
  return runs.includes(null) ? null : runs.flatMap((parts) => parts ?? []).flat()
}

type Part = { readonly text: string; readonly typeface: Typeface }

/** The first typeface that has the character, as in the style sheet. */
function byTypeface(text: string): readonly Part[] | null {
  const parts: Part[] = []
  for (const character of text) {
    const point = character.codePointAt(0)!
    const last = parts.at(-1)
    const typeface = typefaces().find(({ characters }) => characters.has(point))
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
// Letters from right to left in a line from left to right, with their blanks, signs and digits.
const rtlRun = new RegExp(String.raw`${rtl}+(?:[^\p{L}\p{Nd}]*(?:${rtl}|\p{Nd})+)*`, 'gu')

type Run = { readonly text: string; readonly isRtl: boolean }

/** Runs of one direction, in the order in which they are seen from the left. */
function visualRuns(text: string): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(rtlRun)) {
    if (index > end) runs.push({ text: text.slice(end, index), isRtl: false })
    const words = run.split(/(\p{Nd}+)/u).filter(Boolean)
    runs.push(...words.toReversed().map((word) => ({ text: word, isRtl: !/^\p{Nd}/u.test(word) })))
    end = index + run.length
  }
  if (end < text.length) runs.push({ text: text.slice(end), isRtl: false })
  return runs
}

const headerBytes = 44
const entryBytes = 20

/** Unpacks a WOFF 1.0 file to the OpenType file that it compresses: https://www.w3.org/TR/WOFF/ */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + count * 16)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (count - 2 ** power), 10)
  const tables: Buffer[] = [directory]
  let offset = directory.length
  for (let at = 0; at < count; at++) {
    const entry = woff.subarray(headerBytes + at * entryBytes)
    const [start, packed, length] = [4, 8, 12].map((field) => entry.readUInt32BE(field))
    const data = woff.subarray(start!, start! + packed!)
    const table = packed === length ? data : inflateSync(data)
    const record = 12 + at * 16
    entry.copy(directory, record, 0, 4)
    entry.copy(directory, record + 4, 16, 20)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(length!, record + 12)
    tables.push(table, Buffer.alloc(-length! & 3))
    offset += length! + (-length! & 3)
  }
  return Buffer.concat(tables)
}
