// Types of products, categories and product lists, as the storefront receives them.
import type { Alphabet } from './alphabet.ts'
import type { Lettering } from './lettering.ts'
import type { Locale } from '../markets/locale.ts'
import type { Money } from '../pricing/money.ts'

/** The address is /media/{name}-{width}.{avif|webp}; `placeholder` is a tiny data: URI. */
export type Picture = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly alt: string
  /** Present for a photograph without text: the shopper's text is drawn on it. */
  readonly lettering?: Lettering
}

/** `low` is shown as 'only a few left'. The product page contains the exact number only for low stock. */
export type StockState = 'in-stock' | 'low' | 'out'

/** Fewer than `lowBelow` are few: a setting of the merchant. */
export function stockState(stock: number, lowBelow: number): StockState {
  return stock <= 0 ? 'out' : stock < lowBelow ? 'low' : 'in-stock'
}

export type ProductCard = {
  readonly id: string
  readonly key: string
  /** Its page's address in this language: `/{address}`. */
  readonly address: string
  readonly title: string
  readonly picture: Picture | null
  /** Name of a further picture that shows the same variant. */
  readonly second?: string | undefined
  /** Lowest price of the variants. `from` is true if other variants cost more. */
  readonly price: Money
  readonly from: boolean
  readonly compareAt: Money | null
  /** '€2.40 / 100 g', of the lowest price. */
  readonly unitPrice?: string | undefined
  readonly stock: StockState
  /** Set if it arrives after the first day of its countdown. */
  readonly missed?: boolean | undefined
  readonly personalisable: boolean
  /** Id of the only variant; null if the shopper has to choose one. */
  readonly onlyVariant: string | null
}

export type Variant = {
  readonly id: string
  /** Empty if it has none. */
  readonly sku: string
  /** Value per option name, in the product's option order, e.g. { Colour: 'Oat' }. Empty for a single variant. */
  readonly options: Readonly<Record<string, string>>
  readonly price: Money
  readonly compareAt: Money | null
  /** '€2.40 / 100 g'. */
  readonly unitPrice?: string | undefined
  readonly stock: number
  readonly picture: string | null
}

/** The option values of a variant as one text, for carts, orders and analytics. */
export function optionsText(values: readonly string[]): string {
  return values.filter(Boolean).join(' · ')
}

export type ProductOption = {
  readonly name: string
  readonly values: readonly { value: string; swatch: string | null }[]
}

export const measures = ['height', 'width', 'depth', 'diameter'] as const
export type Measure = (typeof measures)[number]

/** Sizes of each value of one option, e.g. Size: one row per value, one length per measure. */
export type SizeChart = {
  readonly option: string
  readonly measures: readonly Measure[]
  readonly rows: readonly { readonly value: string; readonly millimetres: readonly number[] }[]
}

/** `handle` in every language that has no slug of its own. */
export type Addresses = {
  readonly handle: string
  readonly slugs: { readonly [Name in Locale]?: string }
}

export type Product = Omit<
  ProductCard,
  'picture' | 'second' | 'price' | 'from' | 'compareAt' | 'unitPrice' | 'stock' | 'onlyVariant'
> & {
  /** Plain text. */
  readonly description: string
  /** From the sanitiser (services/content/rich-text.ts). */
  readonly descriptionHtml: string
  /** Empty: the title, and the beginning of the description. */
  readonly seoTitle: string
  readonly seoDescription: string
  /** null: the shop's own. */
  readonly brand: string | null
  readonly details: readonly { label: string; value: string }[]
  readonly pictures: readonly Picture[]
  readonly options: readonly ProductOption[]
  readonly variants: readonly Variant[]
  readonly categories: readonly CategoryLink[]
  readonly tags: readonly string[]
  /** Working days before the parcel leaves the shop. */
  readonly handlingDays: number
  /** Countries where it is sold; null: all. */
  readonly markets: readonly string[] | null
  /** Days from dispatch in which it must arrive; null: it keeps. */
  readonly freshDays: number | null
  /** Weight of the heaviest variant. */
  readonly weightGrams: number
  /** False for what is not sent, such as a voucher. */
  readonly requiresShipping: boolean
  /** null if the product cannot be personalised. */
  readonly personalisation: {
    readonly label: string
    /** In characters (graphemes). */
    readonly maxLength: number
    /** null: all printable characters. */
    readonly alphabet: Alphabet | null
    /** Centre of the text on the first picture, in percent; null: the usual place. */
    readonly position: { readonly x: number; readonly y: number } | null
  } | null
  readonly giftWrap: boolean
  /** null: not wrapped. */
  readonly wrapPrice: Money | null
  readonly sizeChart: SizeChart | null
}

/** As stored: the description is Markdown. */
export type StoredProduct = Omit<Product, 'descriptionHtml'> & { readonly addresses: Addresses }

export type CategoryLink = {
  readonly key: string
  readonly name: string
  /** The last part of its page's address in this language: `/classify/{address}`. */
  readonly address: string
}
export type Category = CategoryLink & {
  readonly id: string
  /** `handle` is its key. */
  readonly addresses: Addresses
  readonly description: string
  readonly picture: Picture | null
  readonly parent: CategoryLink | null
  readonly children: readonly CategoryLink[]
}

export const sorts = ['price-desc', 'price-asc', 'best-selling', 'most-viewed'] as const
export type Sort = (typeof sorts)[number]
/** Sorts that a request may contain: the shopper's four sorts, and `newest` for the home page. */
export const askedSorts = [...sorts, 'newest'] as const
export type AskedSort = (typeof askedSorts)[number]
export const pageSize = 24

/** Prices are minor units of the shopper's currency. A product matches if it has any of the tags. */
export type Filters = {
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly category?: string
  readonly tags?: readonly string[]
}

export type Count = { readonly key: string; readonly name: string; readonly count: number }

/** One page of a list with the data of the filter panel. Each count ignores its own filter. */
export type ProductList = {
  readonly products: readonly ProductCard[]
  /** Index of the first gift of a distant occasion, if these follow all others; otherwise null. */
  readonly laterFrom: number | null
  readonly total: number
  readonly page: number
  readonly pages: number
  /** null: the default sort of the list: best selling, or in a search the best match. */
  readonly sort: AskedSort | null
  /** Those of the input, and the price limit that the query named. */
  readonly filters: Filters
  /** The searched words, without that price limit; null in a list without a query. */
  readonly words: string | null
  /** The corrected query, if the typed one had no hits. */
  readonly corrected: string | null
  readonly categories: readonly Count[]
  readonly tags: readonly Count[]
  /** Lowest and highest price in the unfiltered list; null if it is empty. */
  readonly priceRange: { readonly min: Money; readonly max: Money } | null
}
