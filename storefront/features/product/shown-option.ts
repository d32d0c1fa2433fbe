// Says which option a picture shows where another one is chosen.
import type { Picture, Product, Variant } from '#domain/catalog/catalog.ts'
import { otherOptionsShown } from '#domain/catalog/variant-pictures.ts'
import type { Translate } from '#messages/translator.ts'

/** 'Pictured: Rose'; '' if the picture shows the chosen option. */
export function shownOption(
  t: Translate,
  product: Product,
  variant: Variant | undefined,
  picture: Picture,
): string {
  const option = otherOptionsShown(product, variant, picture)
  return option && t('product.shownOption', { option })
}
