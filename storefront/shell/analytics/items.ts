// Products as items of Google Analytics 4. The item id is the product key: lists, cart and orders share it,
// in every language.
import { optionsText, type Product, type ProductCard } from '#domain/catalog/catalog.ts'
import { decimalText, type Money } from '#domain/pricing/money.ts'
import type { AnalyticsLine, AnalyticsOrder } from '../../shared/analytics/events.ts'

export type Item = {
  readonly item_id: string
  readonly item_name?: string
  /** Unit price after discounts; GA4 uses decimal numbers. */
  readonly price?: number
  readonly quantity?: number
  readonly discount?: number
  readonly item_variant?: string
  readonly item_category?: string
  readonly item_list_id?: string
  readonly index?: number
}

export function decimal(money: Money): number {
  return Number(decimalText(money))
}

export function cardItem({ key, title, price }: ProductCard): Item {
  return { item_id: key, item_name: title, price: decimal(price), quantity: 1 }
}

export function listedItem(card: ProductCard, list: string, index: number): Item {
  return { ...cardItem(card), item_list_id: list, index }
}

/** The initially selected variant and its price. The features/product rule is repeated: importing it
 * would add a chunk. */
export function productItem(product: Product): { item: Item; price: Money } | undefined {
  const variant = product.variants.find(({ stock }) => stock > 0) ?? product.variants[0]
  if (!variant) return undefined
  const line = {
    productKey: product.key,
    title: product.title,
    optionsText: optionsText(Object.values(variant.options)),
    unitPrice: variant.price,
    categories: product.categories.map(({ key }) => key),
  }
  return { item: lineItem(line, 1), price: variant.price }
}

/** `discount` is the discount of the whole line. */
export function lineItem(line: AnalyticsLine, quantity: number, discount?: Money): Item {
  const { productKey, title, optionsText, unitPrice, categories } = line
  const off = Math.floor((discount?.minor ?? 0) / quantity)
  return {
    item_id: productKey,
    item_name: title,
    price: decimal({ ...unitPrice, minor: unitPrice.minor - off }),
    quantity,
    ...(off > 0 && { discount: decimal({ ...unitPrice, minor: off }) }),
    ...(optionsText && { item_variant: optionsText }),
    ...(categories[0] && { item_category: categories[0] }),
  }
}

export function orderItem(line: AnalyticsOrder['lines'][number]): Item {
  const { quantity, unitPrice, total } = line
  const discount = { ...unitPrice, minor: unitPrice.minor * quantity - total.minor }
  return lineItem({ ...line, categories: [] }, quantity, discount)
}
