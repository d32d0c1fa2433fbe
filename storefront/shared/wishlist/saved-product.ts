// A saved product, perhaps in a variant.
import type { Output } from '#api/call.ts'

export type SavedProduct = Output<'wishlist.view'>['products'][number]

/** A card names the saved variant with its title: 'Stoneware Mug · Sky'. No line starts with the dot. */
export function namedByOptions(product: SavedProduct): SavedProduct {
  const { title, optionsText } = product
  return optionsText ? { ...product, title: `${title}\u00a0· ${optionsText}` } : product
}
