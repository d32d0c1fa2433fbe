// Adds a fetched picture to a product, at its position among the pictures of the file.
import type { ProductRecord } from '../catalog/product-record.ts'
import { locales } from '../markets/locale.ts'
import type { Translated } from './imported-product.ts'

export type FetchedPicture = {
  readonly name: string
  /** Names of the file's pictures in their order, as far as the shop has them. */
  readonly order: readonly string[]
  readonly alts: Translated
  /** Ids of variants that show it. */
  readonly variants: readonly string[]
}

/** Pictures that the file does not name stay behind those of the file. */
export function addPicture(
  product: ProductRecord,
  { name, order, alts, variants }: FetchedPicture,
): ProductRecord {
  const positionOf = (picture: string): number =>
    order.includes(picture) ? order.indexOf(picture) : order.length
  const pictures = [...new Set([...product.pictures, name])].toSorted((a, b) => positionOf(a) - positionOf(b))
  const texts = Object.fromEntries(
    locales.flatMap((locale) => {
      const own = product.texts[locale]
      if (!own) return []
      const alt = alts[locale]
      return [[locale, alt ? { ...own, alts: { ...own.alts, [name]: alt } } : own] as const]
    }),
  )
  return {
    ...product,
    texts,
    pictures,
    variants: product.variants.map((variant) =>
      variants.includes(variant.id ?? '') ? { ...variant, picture: name } : variant,
    ),
  }
}
