// Loads a product by its key, or redirects to its new address.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import type { Product, ProductCard } from '#domain/catalog/catalog.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { breadcrumbData, productData } from '../../shared/products/structured-data.ts'
import { movedPermanently, pathsOf } from '../../platform/pages/addresses.ts'
import { localePath } from '../../platform/pages/locale-path.ts'
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts'
import { pageDescription } from '../../platform/pages/page-description.ts'
import { taxDisplay, type TaxDisplay } from '#domain/tax/order-taxes.ts'
import { shareImage } from '../../platform/pages/share-image.ts'
import { loadReviews } from '../../shared/reviews/load-reviews.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import { notFound, type LoadContext, type Loaded } from '../../platform/pages/route.ts'

export type ProductData = {
  readonly product: Product
  readonly related: readonly ProductCard[]
  /** What the price says about tax, in the page's country. */
  readonly taxText: string
  /** For the page's country. */
  readonly delivery: DeliveryDates
  /** null if the product has no reviews. */
  readonly reviews: Reviews | null
}

const taxTexts = {
  included: 'product.taxIncluded',
  excluded: 'product.taxAtCheckout',
  untaxed: 'product.taxAtCheckout',
  export: 'product.taxAtCheckout',
  'small-business': 'product.smallBusiness',
} as const satisfies Record<TaxDisplay, string>

export async function loadProduct({
  read,
  params,
  query,
  path,
  locale,
  country,
  now,
  t,
  settings,
}: LoadContext): Promise<Loaded<ProductData>> {
  const preview = query.get('preview')
  const reply = await read('catalog.product', {
    key: params['key'] ?? '',
    ...(preview !== null && { preview: preview.slice(0, 200) }),
  })
  const { addresses, movedTo, related } = reply
  if (!reply.product) return movedTo === null ? notFound() : movedPermanently(`/${movedTo}`)
  // The home language's address, or another language's.
  if (preview === null && reply.product.address !== params['key'])
    return movedPermanently(`/${reply.product.address}`)
  const categories = distantOccasionsLast(
    reply.product.categories,
    occasionCalendar(settings).hiddenCategories(country, plainDateIn(now, timeZones[country])),
  )
  const product = { ...reply.product, categories }
  const { title, pictures, seoTitle, seoDescription } = product
  const reviews = await loadReviews(read, product.id)
  const [first] = pictures
  const crumbs = [
    { name: t('shop.home'), path: '/' },
    ...categories.slice(0, 1).map(({ name, address }) => ({ name, path: `/classify/${address}` })),
    { name: title, path },
  ].map((crumb) => ({ ...crumb, path: localePath(locale, crumb.path) }))
  return {
    data: {
      // The head has these texts; the screen shows `descriptionHtml`.
      product: { ...product, description: '', seoTitle: '', seoDescription: '' },
      related: related.map(withoutPlaceholder),
      taxText: t(taxTexts[taxDisplay(country, { settings: settings.tax, seller: settings.seller.country })]),
      delivery: deliveryDates(product, { settings, country, now, locale, t }),
      reviews,
    },
    tags: [`product:${product.id}`, ...related.map(({ id }) => `product:${id}` as const)],
    head: {
      title: seoTitle || title,
      description: seoDescription || pageDescription(product.description, locale),
      ...(addresses && { paths: pathsOf(addresses, '/') }),
      ...(preview !== null && { robots: 'noindex' }),
      ...(first && { image: shareImage(first.name, first.alt) }),
      jsonLd: [
        productData(product, localePath(locale, path), settings, locale, reviews),
        breadcrumbData(crumbs),
      ],
    },
  }
}

/** Eight placeholders far below the first screen would add a kilobyte to the compressed document. */
function withoutPlaceholder(card: ProductCard): ProductCard {
  return { ...card, picture: card.picture && { ...card.picture, placeholder: '' } }
}

/** The breadcrumbs link to the first category: categories of distant occasions come last. */
function distantOccasionsLast(
  categories: Product['categories'],
  hidden: ReadonlySet<string>,
): Product['categories'] {
  const isDistant = ({ key }: { key: string }) => hidden.has(key)
  return [...categories.filter((each) => !isDistant(each)), ...categories.filter(isDistant)]
}
