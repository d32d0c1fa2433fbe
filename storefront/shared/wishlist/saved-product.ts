// A saved product, perhaps in a variant.
import type { Output } from '#api/call.ts'

export type SavedProduct = Output<'wishlist.view'>['products'][number]

/** A card names the saved variant in a line below its title. */
export function namedByOptions(product: SavedProduct): SavedProduct {
  const { title, optionsText } = product
  return optionsText ? { ...product, title: `${title}\n${optionsText}` } : product
}
