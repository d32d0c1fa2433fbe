// Loads a product by its key, or redirects to its new address.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import type { Picture, Product, ProductCard } from '#domain/catalog/catalog.ts'
import { picturesOf } from '#domain/catalog/variant-pictures.ts'
import { leadDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import { unbrokenContact, unbrokenUnits } from '#messages/unbroken.ts'
import { breadcrumbData, productData } from '../../shared/products/structured-data.ts'
import { movedForNow, movedPermanently, pathsOf } from '#web/platform/pages/addresses.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts'
import { pageDescription } from '#web/platform/pages/page-description.ts'
import { taxDisplay, type TaxDisplay } from '#domain/tax/order-taxes.ts'
import { shareImage } from '#web/platform/pages/share-image.ts'
import { loadReviews } from '../../shared/reviews/load-reviews.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import { notFound, type LoadContext, type Loaded } from '#web/platform/pages/route.ts'

export type ProductData = {
  readonly product: Product
  /** Id of the variant that the address names; null if it names none. */
  readonly variant: string | null
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
  const { address, variants } = reply.product
  const named = query.get('variant')
  // The home language's address, or another language's.
  if (preview === null && address !== params['key'])
    return movedPermanently(`/${address}${named === null ? '' : `?variant=${encodeURIComponent(named)}`}`)
  const variant = variants.find(({ sku, id }) => named === (sku || id)) ?? null
  // The merchant may have removed it. A redirect is not cached, so invented names fill no cache.
  if (preview === null && named !== null && !variant) return movedForNow(`/${address}`)
  const today = plainDateIn(now, timeZones[country])
  const calendar = occasionCalendar(settings)
  const categories = distantOccasionsLast(reply.product.categories, (key) =>
    calendar.isTimely({ categories: [key], tags: [] }, country, today, leadDays),
  )
  const details = reply.product.details.map(({ label, value }) => ({
    label,
    // Only the manufacturer's value has an email address.
    value: value.includes('@') ? unbrokenContact(value) : unbrokenUnits(value),
  }))
  const product = { ...reply.product, categories, details }
  const { title, seoTitle, seoDescription } = product
  const reviews = await loadReviews({ read, settings, locale }, product.id)
  const pictures = picturesOf(product, variant ?? undefined)
  const [first] = pictures
  const [category] = categories
  return {
    data: {
      // The head has these texts; the screen shows `descriptionHtml`.
      product: {
        ...product,
        pictures: withoutLowerPlaceholders(product.pictures, first),
        description: '',
        seoTitle: '',
        seoDescription: '',
      },
      variant: variant?.id ?? null,
      // At every width, a fifth card would be in an incomplete row, which is hidden.
      related: related.slice(0, related.length === 5 ? 4 : undefined).map(withoutPlaceholder),
      taxText: t(taxTexts[taxDisplay(country, { settings: settings.tax, seller: settings.seller.country })]),
      delivery: deliveryDates(product, { settings, country, now, locale, t }),
      reviews,
    },
    tags: [`product:${product.id}`, ...related.map(({ id }) => `product:${id}` as const)],
    head: {
      title: seoTitle || title,
      description: seoDescription || pageDescription(product.description, locale),
      ...(variant && { canonical: path }),
      ...(addresses && { paths: pathsOf(addresses, '/') }),
      ...(preview !== null && { robots: 'noindex' }),
      ...(first && { image: shareImage(first.name, first.alt) }),
      jsonLd: [
        productData({ ...product, pictures }, localePath(locale, path), settings, locale, reviews),
        breadcrumbData(
          { t, locale, path },
          title,
          category && { name: category.name, path: `/classify/${category.address}` },
        ),
      ],
    },
  }
}

/** Only the picture of the first view: with many variants the others would add a kilobyte. */
function withoutLowerPlaceholders(pictures: Product['pictures'], first: Picture | undefined) {
  return pictures.map((each) => (each === first ? each : { ...each, placeholder: '' }))
}

/** Eight placeholders far below the first screen would add a kilobyte to the compressed document. */
function withoutPlaceholder(card: ProductCard): ProductCard {
  return { ...card, second: undefined, picture: card.picture && { ...card.picture, placeholder: '' } }
}

/** The breadcrumbs link to the first category: occasions that do not lead the shop yet come last. */
function distantOccasionsLast(
  categories: Product['categories'],
  isNear: (category: string) => boolean,
): Product['categories'] {
  return [...categories.filter(({ key }) => isNear(key)), ...categories.filter(({ key }) => !isNear(key))]
}
