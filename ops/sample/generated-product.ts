// A gift that nobody made: put together by chance from the sample shop's products, words and prices.
import { pricePoints, type PricePoint } from './price-points.ts'
import type { SampleProduct } from './sample-product.ts'
import { sampleProducts } from './sample-products.ts'
import { us } from './texts/us.ts'

/** Numbers in [0, 1), the same ones again for the same seed: mulberry32. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type GeneratedProduct = Pick<SampleProduct, 'categories' | 'tags' | 'sold' | 'views' | 'ageDays'> & {
  readonly id: string
  readonly variantId: string
  readonly key: string
  readonly title: string
  readonly description: string
  readonly picture: string
  readonly price: PricePoint
  readonly stock: number
  readonly weightGrams: number
}

const points = Object.keys(pricePoints) as PricePoint[]
const colours = Object.values(us.options.colour.values)
const names =
  'Alma Bruno Clara Dario Edda Falk Greta Hugo Ines Jonas Kaja Levi Marit Nils Olga Pau Runa Silas Tove Vera'.split(
    ' ',
  )

/** Few of them sell much and most of them little, as in any shop. */
export function generateProduct(at: number, chance: () => number): GeneratedProduct {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!
  const model = pick(sampleProducts)
  const { title, description } = us.products[model.key]
  const popularity = chance() ** 6
  return {
    id: idFrom(at, chance),
    variantId: idFrom(at, chance),
    key: `${model.key}-${at.toString(36)}`,
    title: `${pick(colours)} ${title} “${pick(names)}”`,
    description: pick(description),
    picture: model.pictures[0]!,
    categories: model.categories,
    tags: model.tags,
    price: pick(points),
    stock: chance() < 0.05 ? 0 : 1 + Math.floor(chance() * 200),
    weightGrams: model.weightGrams,
    sold: Math.floor(popularity * 5_000),
    views: Math.floor(popularity * 60_000 + chance() * 200),
    ageDays: Math.floor(chance() * 1_000),
  }
}

/** Shaped like a UUIDv7, with the product's place where the time would stand: rows lie in the order they were made. */
function idFrom(at: number, chance: () => number): string {
  const digits = (length: number): string =>
    Math.floor(chance() * 16 ** length)
      .toString(16)
      .padStart(length, '0')
  const place = at.toString(16).padStart(12, '0')
  return `${place.slice(0, 8)}-${place.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(6)}${digits(6)}`
}
