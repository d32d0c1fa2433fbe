// The pictures of a product in the chosen paper and ribbon.
import type { Product } from '#domain/catalog/catalog.ts'
import { isWrapped } from '#domain/catalog/variant-pictures.ts'
import type { Wrapping } from '#domain/orders/wrapping.ts'

/** Present on a picture of the shop's wrapping after the choice of a paper. */
export type WrappedPicture = { readonly wrapping?: Wrapping }

/** `alt`: the choice in words. */
export function withWrapping(product: Product, wrapping: Wrapping, alt: string): Product {
  const pictures = product.pictures.map((each) => (isWrapped(each.name) ? { ...each, alt, wrapping } : each))
  return { ...product, pictures }
}
