// The drawn text as outlines: the letters on their baseline as the shopper saw them, without a font.
import { placeText, type Lettering } from '#domain/catalog/lettering.ts'
import { shapeText } from './shape-text.ts'

type Point = readonly [x: number, y: number]

/** SVG path in thousandths of the picture's width. null: a character is in none of the typefaces of the lettering. */
export function outlineText(text: string, lettering: Lettering, locale: string): string | null {
  const clusters = shapeText(text, locale)
  if (!clusters) return null
  const { path, fontSize } = placeText(text, lettering)
  const line = measureLine(path)
  const { stretch, slant } = lettering
  const width = clusters.reduce((sum, { advance }) => sum + advance, 0) * fontSize
  let start = (line.length - width) / 2
  const parts: string[] = []
  for (const { advance, glyphs } of clusters) {
    const halfAdvance = (advance * fontSize) / 2
    const { at, direction } = line.pointAt(start + halfAdvance)
    const transform = (x: number, y: number): Point => {
      const along = x * fontSize - halfAdvance
      const down = y * fontSize
      const flatX = at[0] + along * direction[0] - down * direction[1]
      const flatY = at[1] + along * direction[1] + down * direction[0]
      return [stretch * flatX + slant * flatY, flatY]
    }
    for (const { outline, x, y, unitsPerEm } of glyphs)
      for (const { type, values } of outline) {
        const points = pairs(values).map(([left, up]) =>
          transform(x + left / unitsPerEm, y - up / unitsPerEm),
        )
        parts.push(type + points.map((point) => point.map((part) => part.toFixed(2)).join(' ')).join(' '))
      }
    start += halfAdvance * 2
  }
  return parts.join('')
}

function pairs(values: readonly number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, at) => [values[at * 2]!, values[at * 2 + 1]!])
}

const steps = 256

/** Lengths along the quadratic curve of a placed text. */
function measureLine(path: string) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = path.match(/-?[\d.]+/g)!.map(Number)
  const pointOf = (t: number): Point => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2]
  }
  const points = Array.from({ length: steps + 1 }, (_, at) => pointOf(at / steps))
  const lengths = [0]
  for (let at = 1; at <= steps; at++) {
    const [from, to] = [points[at - 1]!, points[at]!]
    lengths.push(lengths[at - 1]! + Math.hypot(to[0] - from[0], to[1] - from[1]))
  }
  const pointAt = (distance: number): { at: Point; direction: Point } => {
    const next = Math.min(
      steps,
      Math.max(
        1,
        lengths.findIndex((length) => length >= distance),
      ),
    )
    const [from, to] = [points[next - 1]!, points[next]!]
    const part = lengths[next]! - lengths[next - 1]!
    const direction: Point = [(to[0] - from[0]) / part, (to[1] - from[1]) / part]
    const rest = distance - lengths[next - 1]!
    return { at: [from[0] + rest * direction[0], from[1] + rest * direction[1]], direction }
  }
  return { length: lengths[steps]!, pointAt }
}
