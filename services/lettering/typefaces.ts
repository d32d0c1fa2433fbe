// The typefaces of the lettering: the fonts of storefront/shared/products/DrawnText.css, as WOFF instead of WOFF 2.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import * as harfbuzz from 'harfbuzzjs'
import type { EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'

export type Typeface = {
  readonly font: harfbuzz.Font
  readonly unitsPerEm: number
  readonly characters: ReadonlySet<number>
}

const files = [
  'dancing-script-latin',
  'dancing-script-latin-ext',
  'eb-garamond-cyrillic',
  'eb-garamond-greek',
  'aref-ruqaa-arabic',
  'frank-ruhl-libre-hebrew',
].map((name) => import.meta.resolve(`./fonts/${name}.woff`))

const weights: Readonly<Record<EastAsianTypeface, number>> = {
  'klee-one': 600,
  'ma-shan-zheng': 400,
  'nanum-pen-script': 400,
}

/** The first typeface that has the character, as in the style sheet. */
export function findTypeface(point: number, eastAsian: EastAsianTypeface | null): Typeface | undefined {
  const has = ({ characters }: Typeface) => characters.has(point)
  const typeface = files.map(load).find(has)
  if (typeface || !eastAsian) return typeface
  const file = sliceOf(point, eastAsian)
  const slice = file === undefined ? undefined : load(file)
  return slice && has(slice) ? slice : undefined
}

const loaded = new Map<string, Typeface>()

/** A slice has some ten kilobytes, and the typefaces have three hundred slices. */
function load(file: string): Typeface {
  const known = loaded.get(file)
  if (known) return known
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpackWoff(readFileSync(new URL(file)))))
  const characters = new Set(face.collectUnicodes())
  const typeface = { font: new harfbuzz.Font(face), unitsPerEm: face.upem, characters }
  loaded.set(file, typeface)
  return typeface
}

type Slice = { readonly file: string; readonly ranges: readonly (readonly [first: number, last: number])[] }

const slices = new Map<EastAsianTypeface, readonly Slice[]>()

/** East Asian typefaces are in slices of some characters, because browsers load them by need. */
function sliceOf(point: number, typeface: EastAsianTypeface): string | undefined {
  let known = slices.get(typeface)
  if (!known) slices.set(typeface, (known = readSlices(typeface)))
  return known.find(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))?.file
}

function readSlices(typeface: EastAsianTypeface): readonly Slice[] {
  const table = readFileSync(new URL(import.meta.resolve(`@fontsource/${typeface}/unicode.json`)), 'utf8')
  return Object.entries(JSON.parse(table) as Record<string, string>).map(([slice, ranges]) => {
    const name = `${typeface}-${slice.replace(/[[\]]/g, '')}-${weights[typeface]}-normal.woff`
    return {
      file: import.meta.resolve(`@fontsource/${typeface}/files/${name}`),
      ranges: ranges.split(',').map(readRange),
    }
  })
}

/** 'U+4e00-4e0b' or 'U+4e00'. */
function readRange(range: string): readonly [number, number] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return [first, last]
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
