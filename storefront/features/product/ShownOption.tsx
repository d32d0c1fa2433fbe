// A note on a picture that shows another option than the chosen one.
import type { Picture, Product, Variant } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { shownOption } from './shown-option.ts'

type ShownOptionProps = { product: Product; variant: Variant | undefined; picture: Picture }

export function ShownOption({ product, variant, picture }: ShownOptionProps) {
  const option = shownOption(useTranslate(), product, variant, picture)
  return option && <p data-part="shown">{option}</p>
}
