// Problems of an imported file. Each names its line and its reason; the reason is a code with a sentence per language.

/**
 * `note`: the row is imported, and something of it is not. `row`: the row is skipped. `product`: the product with all
 * its rows is skipped.
 */
export type Scope = 'note' | 'row' | 'product'

export const rowProblems = {
  'handle-missing': 'product',
  'handle-changed': 'note',
  'title-missing': 'product',
  'home-title-missing': 'note',
  'price-missing': 'note',
  'price-unclear': 'product',
  'price-zero': 'note',
  'compare-at-ignored': 'note',
  'sale-ignored': 'note',
  'number-unclear': 'note',
  'number-damaged': 'product',
  'zeros-missing': 'note',
  'barcode-ignored': 'note',
  'stock-negative': 'note',
  'stock-missing': 'note',
  'sku-repeated': 'note',
  'sku-taken': 'note',
  'option-missing': 'row',
  'variant-repeated': 'row',
  'options-differ': 'product',
  'parent-missing': 'product',
  'product-repeated': 'product',
  'gift-card': 'product',
  'kind-unsupported': 'product',
  'value-unknown': 'note',
  'text-garbled': 'note',
  'description-reduced': 'note',
  'picture-address': 'note',
  'too-long': 'note',
  invalid: 'product',
} as const satisfies Record<string, Scope>

export type ProblemCode = keyof typeof rowProblems

export type Problem = {
  readonly line: number
  readonly code: ProblemCode
  /** Column, value or name that the sentence shows. */
  readonly about: string
}

export function scopeOf({ code }: Problem): Scope {
  return rowProblems[code]
}

export function skipsProduct(problems: readonly Problem[]): boolean {
  return problems.some((problem) => scopeOf(problem) === 'product')
}

/** Why a whole file is refused. */
export type FileProblem =
  | 'file-empty'
  | 'file-unreadable'
  | 'file-without-header'
  | 'file-column-repeated'
  | 'file-shifted'
  | 'file-quote'
  | 'file-too-large'
