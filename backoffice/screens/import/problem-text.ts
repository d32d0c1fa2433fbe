// The text of an import problem in the reader's language.
import type { Problem, ProblemCode } from '#domain/import/problem.ts'
import type { MessageKey } from '#messages/translator.ts'
import { t } from '../../platform/language.ts'

export function problemText({ code, about }: Problem): string {
  // Some of the texts show what the problem is about.
  const translate = t as (key: MessageKey, args: object) => string
  const args = { about: about || (missingColumns[code] ?? '') }
  return translate(`admin.import.problem.${problemGroups[code]}`, args).trim()
}

/** Texts of import problems: several problems share one. */
const problemGroups = {
  'handle-missing': 'required',
  'handle-changed': 'address',
  'title-missing': 'required',
  'home-title-missing': 'required',
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
  'product-repeated': 'invalid',
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
const missingColumns: Partial<Record<ProblemCode, string>> = {
  'handle-missing': 'Handle',
  'title-missing': 'Title',
  'option-missing': 'Option Value',
  'gift-card': 'Gift Card',
}
