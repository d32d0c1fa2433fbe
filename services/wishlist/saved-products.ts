// The products of a wishlist as cards. A product that was saved in a variant has the picture, price and stock of it.
import { loadCards } from '#data/catalog/products.ts'
import { loadDeliveryFacts, loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import type { WishlistItem } from '#data/customers/wishlist-items.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { stockState, type Picture, type ProductCard } from '#domain/catalog/catalog.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import { methodsOf } from '#domain/delivery/product-delivery.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { Shop } from '../shop.ts'

export type SavedProduct = ProductCard & {
  /** 'Sky · Large', of a product that was saved in a variant. */
  readonly optionsText?: string | undefined
}

export async function loadSavedProducts(
  items: readonly WishlistItem[],
  { locale, currency }: { readonly locale: Locale; readonly currency: Currency },
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
): Promise<SavedProduct[]> {
  const variantOf = new Map(
    items.flatMap(({ id, variantId }) => (variantId ? [[id, variantId] as const] : [])),
  )
  const [cards, variants] = await Promise.all([
    loadCards(
      db,
      items.map(({ id }) => id),
      locale,
      currency,
      settings.lowStockBelow,
    ),
    loadVariantFacts(db, [...variantOf.values()], locale, currency),
  ])
  return cards.map((card) => {
    const variant = variants.get(variantOf.get(card.id) ?? '')
    const isChoice = variant && variant.productId === card.id && card.onlyVariant === null
    return isChoice ? cardOf(card, variant, settings.lowStockBelow, locale) : card
  })
}

/** By product id, with the usual method. Products that are not in stock or are not sent there are missing. */
export async function latestArrivals(
  products: readonly Pick<ProductCard, 'id' | 'stock'>[],
  country: Country,
  { db, settings, now }: Pick<Shop, 'db' | 'settings' | 'now'>,
): Promise<Map<string, PlainDate>> {
  const ids = products.filter(({ stock }) => stock !== 'out').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const facts = await loadDeliveryFacts(db, ids)
  return new Map(
    [...facts].flatMap(([id, product]) => {
      const usual = product.requiresShipping && methodsOf(settings, country, product, now())[0]
      return usual ? [[id, usual.latest]] : []
    }),
  )
}

function cardOf(
  card: ProductCard,
  variant: VariantFacts,
  lowStockBelow: number,
  locale: Locale,
): SavedProduct {
  const { variantId, productAddress, optionsText, picture, price, compareAt, stock } = variant
  return {
    ...card,
    address: productAddress,
    optionsText,
    picture: picture && listPicture(picture, locale),
    // Another variant's.
    second: undefined,
    price,
    from: false,
    compareAt,
    unitPrice: undefined,
    stock: stockState(stock, lowStockBelow),
    onlyVariant: variantId,
  }
}

/** A list has no room for the drawing itself: the server draws the sample word. */
function listPicture({ lettering, ...picture }: Picture, locale: Locale): Picture {
  return lettering ? { ...picture, name: sampleDrawingName(picture.name, locale) } : picture
}
