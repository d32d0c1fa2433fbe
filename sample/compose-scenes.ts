// Composes the wide photographs of categories: node sample/compose-scenes.ts, with names for a selection.
// category-scenes.test.ts then prints their placeholders.
import path from 'node:path'
import sharp from 'sharp'
import { html } from '#domain/html.ts'
import { composedScenes, type ScenePart } from './composed-scenes.ts'
import { fillLettering, isInside, type Area } from './fill-lettering.ts'
import type { PictureName } from './pictures.ts'

const folder = path.join(import.meta.dirname, 'pictures')
const scenesFolder = path.join(import.meta.dirname, '../storefront/shared/scenes/pictures')
/** Rows of a backdrop that are averaged, and columns at each side. */
const smooth = 12

type Pixels = { readonly data: Float32Array; readonly width: number; readonly height: number }

const wanted = process.argv.slice(2)
for (const [name, { backdrop, parts, ...size }] of Object.entries(composedScenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const width = 'width' in size ? size.width : 1600
  const height = width / 2
  const scene = stretched(backdropOf(await read(backdrop, height)), width)
  for (const part of parts) await place(scene, part)
  const bytes = Uint8Array.from(scene.data, (value) => Math.min(255, Math.max(0, Math.round(value))))
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .sharpen({ sigma: 0.6 })
    .webp({ quality: 84 })
    .toFile(path.join(scenesFolder, `${name}.webp`))
}

async function read(name: PictureName, side: number, heart?: ScenePart['heart']): Promise<Pixels> {
  const { data, info } = await sharp(path.join(folder, `${name}.webp`))
    .resize(side, side, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Float32Array.from(data)
  fillLettering(name, pixels, side)
  if (heart) await drawHeart(pixels, side, heart)
  return { data: pixels, width: info.width, height: info.height }
}

async function drawHeart(
  data: Float32Array,
  side: number,
  { at: [x, y, width, turn], ink }: NonNullable<ScenePart['heart']>,
): Promise<void> {
  const shape = 'M0 .42C-.14 .28-.5 .06-.5-.2A.26 .26 0 0 1 0-.29 .26 .26 0 0 1 .5-.2C.5 .06 .14 .28 0 .42z'
  const drawing = html`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">
    <path d="${shape}" transform="translate(${x} ${y}) rotate(${turn}) scale(${width})" fill="${ink}" opacity=".85"/></svg>`
  const drawn = await sharp(Buffer.from(String(drawing)))
    .ensureAlpha()
    .raw()
    .toBuffer()
  for (let at = 0; at < side * side; at++) {
    const opacity = drawn[at * 4 + 3]! / 255
    for (let channel = 0; channel < 3; channel++)
      data[at * 3 + channel]! += (drawn[at * 4 + channel]! - data[at * 3 + channel]!) * opacity
  }
}

/** Multiplies the scene by the photograph relative to its own backdrop: shadows stay, and edges have no seam. */
async function place(
  scene: Pixels,
  { of, at: [left, top, side], isPale, outline, heart }: ScenePart,
): Promise<void> {
  const photograph = await read(of, side, heart)
  const own = stretched(backdropOf(photograph), side)
  const light = isPale ? new Float32Array(side * side) : lightPatches(photograph, own)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!isIn(scene, left + x, top + y)) continue
      const strength = fade(x, side) * fade(y, side)
      const ownShare = outline ? shareInside(outline, x, y, side) : 0
      for (let channel = 0; channel < 3; channel++) {
        const from = (y * side + x) * 3 + channel
        const to = ((top + y) * scene.width + left + x) * 3 + channel
        const ratio = photograph.data[from]! / own.data[from]! / (1 + light[y * side + x]!)
        const tinted = scene.data[to]! * (1 + (ratio - 1) * strength)
        scene.data[to] = tinted + (photograph.data[from]! - tinted) * ownShare
      }
    }
}

function isIn({ width, height }: Pixels, x: number, y: number): boolean {
  return x >= 0 && x < width && y >= 0 && y < height
}

/** 0 on the outline and outside, 1 from two pixels inside: no fringe of the photograph's backdrop. */
function shareInside(outline: Area, x: number, y: number, side: number): number {
  let inside = 0
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++)
      if (isInside(outline, ((x + column) * 1000) / side, ((y + row) * 1000) / side)) inside++
  return Math.max(0, (2 * inside) / 25 - 1)
}

/** 0 at the edges of a photograph, 1 from a tenth of its side. */
function fade(position: number, side: number): number {
  return Math.min(1, Math.min(position, side - 1 - position) / (side / 10))
}

/** The colours at both sides of each row, where no photograph has a product. */
function backdropOf({ data, width: side, height: rows }: Pixels): Pixels {
  const ends = new Float32Array(rows * 6)
  for (let y = 0; y < rows; y++)
    for (let channel = 0; channel < 3; channel++) {
      let left = 0
      let right = 0
      let count = 0
      for (let row = Math.max(0, y - smooth); row < Math.min(rows, y + smooth + 1); row++)
        for (let x = 0; x < smooth; x++) {
          left += data[(row * side + x) * 3 + channel]!
          right += data[(row * side + side - 1 - x) * 3 + channel]!
          count++
        }
      ends[y * 2 * 3 + channel] = left / count
      ends[(y * 2 + 1) * 3 + channel] = right / count
    }
  return { data: ends, width: 2, height: rows }
}

/** How much lighter than the straight backdrop a photograph is around its product: this would be a halo. */
function lightPatches({ data, width: side }: Pixels, own: Pixels): Float32Array {
  const lighter = new Float32Array(side * side)
  const isBackdrop = new Float32Array(side * side)
  for (let at = 0; at < side * side; at++) {
    const difference = grey(data, at) / grey(own.data, at) - 1
    if (Math.abs(difference) > 0.055) continue
    lighter[at] = difference
    isBackdrop[at] = 1
  }
  const sums = averaged(lighter, side)
  const shares = averaged(isBackdrop, side)
  return sums.map((sum, at) => Math.max(0, sum / (shares[at]! + 0.03)))
}

function grey(data: Float32Array, at: number): number {
  return data[at * 3]! + data[at * 3 + 1]! + data[at * 3 + 2]!
}

/** Twice along the rows and twice along the columns, for a round neighbourhood. */
function averaged(values: Float32Array, side: number): Float32Array {
  let result = values
  for (const step of [1, side, 1, side]) result = averagedAlong(result, side, step)
  return result
}

/** Pixels of a line are `step` apart. */
function averagedAlong(values: Float32Array, side: number, step: number): Float32Array {
  const result = new Float32Array(values.length)
  const reach = Math.round(side / 28)
  for (let line = 0; line < side; line++) {
    const start = line * (step === 1 ? side : 1)
    const valueAt = (at: number) => values[start + Math.min(side - 1, Math.max(0, at)) * step]!
    let sum = 0
    for (let at = -reach; at < reach; at++) sum += valueAt(at)
    for (let at = 0; at < side; at++) {
      sum += valueAt(at + reach)
      result[start + at * step] = sum / (2 * reach + 1)
      sum -= valueAt(at - reach)
    }
  }
  return result
}

/** From the left colour of each row to the right one. */
function stretched({ data, height: rows }: Pixels, columns: number): Pixels {
  const wide = new Float32Array(columns * rows * 3)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++)
      for (let channel = 0; channel < 3; channel++) {
        const left = data[y * 6 + channel]!
        const right = data[y * 6 + 3 + channel]!
        wide[(y * columns + x) * 3 + channel] = left + ((right - left) * x) / (columns - 1)
      }
  return { data: wide, width: columns, height: rows }
}
