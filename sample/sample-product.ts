// Type of a sample product, without texts.
import type { Measure } from '#domain/catalog/catalog.ts'
import type { TaxClass } from '#domain/catalog/product-record.ts'
import type { Technique } from './alphabets.ts'
import type { CategoryKey } from './categories.ts'
import type { MakerKey } from './makers.ts'
import type { PictureName } from './pictures.ts'
import type { PricePoint } from './price-points.ts'
import type { TagKey } from './tags.ts'
import type { OptionChoice, OptionValues } from './texts/option-texts.ts'

export type SampleVariant = {
  readonly sku: string
  /** Value per option; the product's options and their order are read from its variants. */
  readonly options?: OptionChoice
  readonly stock: number
  /** Overrides the product's price. */
  readonly price?: PricePoint
  readonly weightGrams?: number
  /** Shown when the variant is selected; one of the product's pictures. */
  readonly picture?: PictureName
}

export type SampleProduct = {
  readonly key: string
  readonly categories: readonly CategoryKey[]
  readonly tags: readonly TagKey[]
  readonly pictures: readonly PictureName[]
  readonly maker: MakerKey
  readonly price: PricePoint
  /** Price until `reducedDaysAgo` days ago. */
  readonly formerPrice?: PricePoint
  readonly reducedDaysAgo?: number
  /** 'standard' if absent. Tea and sweets are food; a bouquet with its vase is flowers. */
  readonly taxClass?: TaxClass
  readonly weightGrams: number
  readonly handlingDays: number
  /** False for products that cannot be wrapped, such as flowers. */
  readonly giftWrap?: boolean
  /** Longest personal text. */
  readonly personalisationMax?: number
  /** Technique of the personalisation. */
  readonly technique?: Technique
  /** Measures per size in millimetres, in the order of `measures`. */
  readonly sizeChart?: {
    readonly measures: readonly Measure[]
    readonly sizes: { readonly [Size in OptionValues['size']]?: readonly number[] }
  }
  readonly sold: number
  readonly views: number
  /** Days since its creation. */
  readonly ageDays: number
  readonly variants: readonly SampleVariant[]
}
