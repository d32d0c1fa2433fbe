// The words of the sample shop in one language. Each language is one file beside this one. A text that is missing
// does not compile. A language without a file reads the default one's.
import type { CategoryKey } from '../categories.ts'
import type { ProductKey } from '../sample-products.ts'
import type { TagKey } from '../tags.ts'
import type { OptionTexts } from './option-texts.ts'

/** What the facts under a description are about, in the order they are listed. */
export const detailCodes = [
  'contents',
  'material',
  'size',
  'capacity',
  'weight',
  'burn-time',
  'ingredients',
  // Of cosmetics.
  'composition',
  'allergens',
  // Of food.
  'shelf-life',
  'keeps',
  'origin',
  'age',
  'care',
  'safety',
  'maker',
  'responsible',
] as const

export type DetailCode = (typeof detailCodes)[number]
type OwnDetail = Exclude<DetailCode, 'maker' | 'responsible'>

export type ProductText = {
  readonly title: string
  /** One string per paragraph. */
  readonly description: readonly string[]
  /** Several lines where the parts of a gift differ. */
  readonly details: { readonly [Code in OwnDetail]?: string | readonly string[] }
  /** Asks for the personal text, on products that take one. */
  readonly personalisation?: string
  /** What each picture shows, in picture order. */
  readonly alts: readonly string[]
}

export type SampleTexts = {
  readonly products: Readonly<Record<ProductKey, ProductText>>
  readonly categories: Readonly<Record<CategoryKey, { readonly name: string; readonly description: string }>>
  readonly tags: Readonly<Record<TagKey, string>>
  readonly options: OptionTexts
  /** What a picture of a part of a product shows. */
  readonly closeUp: string
  readonly details: Readonly<Record<DetailCode, string>>
}
