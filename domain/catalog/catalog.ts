// What the shop sells, as the storefront sees it, and how lists of it are filtered and sorted.
import type { Alphabet } from './alphabet.ts'
import type { Money } from '../pricing/money.ts'

/** A picture is addressed as /media/{name}-{width}.{avif|webp}; `placeholder` is a tiny data: URI. */
export type Picture = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly alt: string
}

/** `low` is shown as 'only a few left'; the exact number is part of the product page only while it is low. */
export type StockState = 'in-stock' | 'low' | 'out'
export const lowStockBelow = 6

export function stockState(stock: number): StockState {
  return stock <= 0 ? 'out' : stock < lowStockBelow ? 'low' : 'in-stock'
}

export type ProductCard = {
  readonly id: string
  /** The address: /{key}. */
  readonly key: string
  readonly title: string
  readonly picture: Picture
  /** Lowest price of its variants; `from` says that others cost more. */
  readonly price: Money
  readonly from: boolean
  readonly compareAt: Money | null
  readonly stock: StockState
  readonly personalisable: boolean
  /** Its only variant; null where one has to be chosen. */
  readonly onlyVariant: string | null
}

export type Variant = {
  readonly id: string
  readonly sku: string
  /** Value per option name, in the product's option order, e.g. { Colour: 'Oat' }. Empty for a single variant. */
  readonly options: Readonly<Record<string, string>>
  readonly price: Money
  readonly compareAt: Money | null
  readonly stock: number
  readonly picture: string | null
}

/** The chosen values of a variant, in the product's option order, as carts, orders and measuring write them. */
export function optionsText(values: readonly string[]): string {
  return values.filter(Boolean).join(' · ')
}

export type ProductOption = {
  readonly name: string
  readonly values: readonly { value: string; swatch: string | null }[]
}

export const measures = ['height', 'width', 'depth', 'diameter'] as const
export type Measure = (typeof measures)[number]

/** How large each value of one option is, e.g. of Size: a row per value, a length per measure. */
export type SizeChart = {
  readonly option: string
  readonly measures: readonly Measure[]
  readonly rows: readonly { readonly value: string; readonly millimetres: readonly number[] }[]
}

export type Product = Omit<
  ProductCard,
  'picture' | 'price' | 'from' | 'compareAt' | 'stock' | 'onlyVariant'
> & {
  readonly description: string
  readonly details: readonly { label: string; value: string }[]
  readonly pictures: readonly Picture[]
  readonly options: readonly ProductOption[]
  readonly variants: readonly Variant[]
  readonly categories: readonly CategoryLink[]
  readonly tags: readonly string[]
  /** Working days before the parcel leaves the shop. */
  readonly handlingDays: number
  /** Of its heaviest variant. */
  readonly weightGrams: number
  /** null where the product takes no personal text. */
  readonly personalisation: {
    readonly label: string
    /** In characters, as a reader counts them. */
    readonly maxLength: number
    /** null: everything that can be printed. */
    readonly alphabet: Alphabet | null
  } | null
  readonly giftWrap: boolean
  readonly sizeChart: SizeChart | null
}

export type CategoryLink = { readonly key: string; readonly name: string }
export type Category = CategoryLink & {
  readonly id: string
  readonly description: string
  readonly picture: Picture | null
  readonly parent: CategoryLink | null
  readonly children: readonly CategoryLink[]
}

export const sorts = ['price-desc', 'price-asc', 'best-selling', 'most-viewed'] as const
export type Sort = (typeof sorts)[number]
/** What a list may be asked for: the shopper's four orders, and the newest first, which the home page shows. */
export const askedSorts = [...sorts, 'newest'] as const
export type AskedSort = (typeof askedSorts)[number]
export const defaultSort: Sort = 'best-selling'
export const pageSize = 24

/** Prices are minor units of the shopper's currency. Several tags widen the choice: any of them fits. */
export type Filters = {
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly category?: string
  readonly tags?: readonly string[]
}

export type Count = { readonly key: string; readonly name: string; readonly count: number }

/** One page of a list, with what the filter panel needs. Counts ignore the filter they belong to. */
export type ProductList = {
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly page: number
  readonly pages: number
  /** null: the list's own order, best selling or, in a search, the best match. */
  readonly sort: AskedSort | null
  readonly filters: Filters
  readonly categories: readonly Count[]
  readonly tags: readonly Count[]
  /** Lowest and highest price in the unfiltered list, null where it is empty. */
  readonly priceRange: { readonly min: Money; readonly max: Money } | null
}
