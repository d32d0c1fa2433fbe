// Converts analytics events into e-commerce events of Google Analytics 4 for the data layer.
// https://developers.google.com/analytics/devguides/collection/ga4/reference/events
import { subtract, times, type Money, decimalText } from '#domain/pricing/money.ts'
import type { Page } from '#web/platform/pages/page.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import type { AnalyticsEvent, AnalyticsLine, AnalyticsOrder } from '../../shared/analytics/events.ts'
import type { SearchData } from '../../features/search/load-search.ts'
import { type ProductCard, optionsText, type Product } from '#domain/catalog/catalog.ts'
import type { CategoryData } from '../../features/category/load-category.ts'
import type { HomeData } from '../../features/home/load-home.ts'

export type Ga4Event = {
  readonly event: string
  readonly search_term?: string
  readonly ecommerce?: {
    readonly items: readonly Item[]
    readonly currency?: string
    /** Products after discounts, without shipping: price × quantity of all items. */
    readonly value?: number
    readonly [field: string]: unknown
  }
}

/** `page` is the current page; for a page event, the previous one. */
export function ga4Events(source: AnalyticsEvent, page: Page | null): Ga4Event[] {
  switch (source.name) {
    case 'page':
      return [...searchEvents(source.page, page), ...viewEvents(source.page)]
    case 'select_item':
      return [selectEvent(source.address, page)]
    case 'add_to_wishlist': {
      const product = page && findItem(page, source.productId)
      return product ? [valued('add_to_wishlist', product.price, [product.item])] : []
    }
    case 'add_to_cart':
    case 'remove_from_cart': {
      const { name, line, quantity } = source
      return [valued(name, times(line.unitPrice, quantity), [lineItem(line, quantity)])]
    }
    case 'purchase': {
      const { number, totals, lines } = source.order
      const value = subtract(totals.subtotal, totals.discount)
      const more = { transaction_id: number, shipping: decimal(totals.shippingFee) }
      return [valued('purchase', value, lines.map(orderItem), more)]
    }
    default: {
      const { name, cart } = source
      const value = subtract(cart.totals.subtotal, cart.totals.discount)
      const items = cart.lines.map((line) => lineItem(line, line.quantity, line.discount))
      const more = {
        ...(cart.couponCode && { coupon: cart.couponCode }),
        ...(name === 'add_shipping_info' && { shipping_tier: source.shippingMethod }),
      }
      return [valued(name, value, items, more)]
    }
  }
}

function valued(event: string, value: Money, items: readonly Item[], more: object = {}): Ga4Event {
  return { event, ecommerce: { currency: value.currency, value: decimal(value), ...more, items } }
}

/** One event per search, none for its further pages and filters. */
function searchEvents(page: Page, before: Page | null): Ga4Event[] {
  const term = searchTerm(page)
  return term && term !== searchTerm(before) ? [{ event: 'search', search_term: term }] : []
}

function viewEvents(page: Page): Ga4Event[] {
  if (page.name === 'product') {
    const product = productItem((page.data as ProductData).product)
    return product ? [valued('view_item', product.price, [product.item])] : []
  }
  return pageLists(page)
    .filter(({ products }) => products.length > 0)
    .map(({ id, products }) => ({
      event: 'view_item_list',
      ecommerce: { item_list_id: id, items: products.map((card, at) => listedItem(card, id, at)) },
    }))
}

/** For recently viewed products only the addresses are known. */
function selectEvent(address: string, page: Page | null): Ga4Event {
  for (const { id, products } of page ? pageLists(page) : []) {
    const index = products.findIndex((card) => card.address === address)
    const card = products[index]
    if (card)
      return { event: 'select_item', ecommerce: { item_list_id: id, items: [listedItem(card, id, index)] } }
  }
  return { event: 'select_item', ecommerce: { items: [{ item_id: address }] } }
}

/** undefined for a recently viewed product: the page data does not contain it. */
function findItem(page: Page, productId: string): { item: Item; price: Money } | undefined {
  if (page.name === 'product') {
    const { product } = page.data as ProductData
    if (product.id === productId) return productItem(product)
  }
  const card = pageLists(page)
    .flatMap(({ products }) => products)
    .find(({ id }) => id === productId)
  return card && { item: cardItem(card), price: card.price }
}

const personal = /@|\d{5}/

/** The text of a search, '' if it may be personal: shoppers sometimes type an e-mail address or telephone number. */
function searchTerm(page: Page | null): string {
  if (page?.name !== 'search') return ''
  const term = (page.data as SearchData).asked
  return personal.test(term) ? '' : term
}

type PageList = { readonly id: string; readonly products: readonly ProductCard[] }

/** The product lists of a page, by the name of its route. */
function pageLists({ name, data }: Page): PageList[] {
  if (name === 'home') {
    const { fresh, best } = data as HomeData
    return [
      { id: 'newest', products: fresh },
      { id: 'best-selling', products: best },
    ]
  }
  if (name === 'category')
    return [
      {
        id: `category:${(data as CategoryData).category.key}`,
        products: (data as CategoryData).list.products,
      },
    ]
  if (name === 'search') {
    const { list, more } = data as SearchData
    return [{ id: 'search', products: list.total > 0 ? list.products : (more?.products ?? []) }]
  }
  if (name === 'product') return [{ id: 'related', products: (data as ProductData).related }]
  return []
}

type Item = {
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

function decimal(money: Money): number {
  return Number(decimalText(money))
}

/** The product key is the id: lists, cart and orders share it, in every language. */
function cardItem({ key, title, price }: ProductCard): Item {
  return { item_id: key, item_name: title, price: decimal(price), quantity: 1 }
}

function listedItem(card: ProductCard, list: string, index: number): Item {
  return { ...cardItem(card), item_list_id: list, index }
}

/** The initially selected variant and its price. The features/product rule is repeated: importing it
 * would add a chunk. */
function productItem(product: Product): { item: Item; price: Money } | undefined {
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
function lineItem(line: AnalyticsLine, quantity: number, discount?: Money): Item {
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

function orderItem(line: AnalyticsOrder['lines'][number]): Item {
  const { quantity, unitPrice, total } = line
  const discount = { ...unitPrice, minor: unitPrice.minor * quantity - total.minor }
  return lineItem({ ...line, categories: [] }, quantity, discount)
}
