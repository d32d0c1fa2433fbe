// Texts of import problems: several problems share one.
import type { ProblemCode } from '#domain/import/problem.ts'

export const problemGroups = {
  'handle-missing': 'required',
  'handle-changed': 'address',
  'title-missing': 'required',
  'price-missing': 'draft',
  'price-unclear': 'unclear',
  'price-zero': 'draft',
  'compare-at-ignored': 'compareAt',
  'number-unclear': 'unclear',
  'number-damaged': 'unclear',
  'zeros-missing': 'zeros',
  'sale-ignored': 'sale',
  'barcode-ignored': 'unclear',
  'stock-negative': 'stock',
  'stock-missing': 'stock',
  'sku-repeated': 'sku',
  'sku-taken': 'sku',
  'option-missing': 'required',
  'variant-repeated': 'repeated',
  'options-differ': 'options',
  'parent-missing': 'required',
  'gift-card': 'unsupported',
  'kind-unsupported': 'unsupported',
  'value-unknown': 'unclear',
  'text-garbled': 'unclear',
  'description-reduced': 'shortened',
  'picture-address': 'unclear',
  'too-long': 'shortened',
  invalid: 'invalid',
} as const satisfies Record<ProblemCode, string>

/** What is missing or unsupported, by the name of the file's column. */
export const missingColumns: Partial<Record<ProblemCode, string>> = {
  'handle-missing': 'Handle',
  'title-missing': 'Title',
  'option-missing': 'Option Value',
  'gift-card': 'Gift Card',
}
