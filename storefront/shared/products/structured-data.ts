// Structured data for search engines: schema.org as JSON-LD, checked by types. The document makes paths
// absolute.
import type {
  AggregateRating,
  BreadcrumbList,
  MerchantReturnPolicy,
  Offer,
  OnlineStore,
  Product as ProductData,
  ProductGroup,
  Review,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import { variantAddress } from '#domain/catalog/variant-pictures.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { decimalText } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import type { Reviews } from '../reviews/ProductReviews.tsx'

const context = 'https://schema.org'

/** From the home page over `parent` to the current page. */
export function breadcrumbData(
  { t, locale, path }: Pick<LoadContext, 't' | 'locale' | 'path'>,
  title: string,
  parent?: { readonly name: string; readonly path: string } | null,
): WithContext<BreadcrumbList> {
  const crumbs = [{ name: t('shop.home'), path: '/' }, ...(parent ? [parent] : []), { name: title, path }]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: localePath(locale, crumb.path),
    })),
  }
}

function returnPolicy({ markets, returnDays, freeReturns }: Settings): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: markets,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${freeReturns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  }
}

/** `home` is the path of the home page in this language. */
export function shopData(home: string, settings: Settings): WithContext<OnlineStore | WebSite>[] {
  const { shopName: name, seller } = settings
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${home === '/' ? '' : home}/search?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return [
    {
      '@context': context,
      '@type': 'OnlineStore',
      name,
      url: home,
      logo: '/favicon.svg',
      legalName: seller.lines[0] ?? name,
      ...(seller.email && { email: seller.email }),
      ...(seller.vatId !== null && { vatID: seller.vatId }),
      ...(seller.lines.length > 0 && {
        address: {
          '@type': 'PostalAddress',
          streetAddress: seller.lines.slice(1).join(', '),
          addressCountry: seller.country,
        },
      }),
      hasMerchantReturnPolicy: returnPolicy(settings),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name,
      url: home,
      potentialAction: search,
    },
  ]
}

/** A Product, or a ProductGroup with its variants if there are several. */
export function productData(
  product: Product,
  path: string,
  settings: Settings,
  locale: Locale,
  reviews: Reviews | null,
): WithContext<ProductData | ProductGroup> {
  const { title, description, pictures, variants, key } = product
  const common = {
    '@context': context as typeof context,
    name: title,
    description,
    url: path,
    image: pictures.map(({ name }) => `/media/${name}-1200.webp`),
    brand: { '@type': 'Brand', name: product.brand ?? settings.shopName } as const,
    ...(reviews && ratingData(reviews, locale)),
  }
  const [only] = variants
  if (variants.length === 1 && only)
    return {
      ...common,
      '@type': 'Product',
      ...(only.sku && { sku: only.sku }),
      offers: offer(only, path, settings),
    }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: key,
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: [title, ...Object.values(variant.options)].join(', '),
      ...(variant.sku && { sku: variant.sku }),
      ...imageOf(variant.picture ?? pictures[0]?.name),
      offers: offer(variant, variantAddress(path, variant), settings),
    })),
  }
}

function imageOf(picture: string | undefined) {
  return picture === undefined ? {} : { image: `/media/${picture}-1200.webp` }
}

/** Quotes only reviews on the page that are in the language of the page. */
function ratingData(
  { count, average, list }: Reviews,
  locale: Locale,
): {
  aggregateRating: AggregateRating
  review: Review[]
} {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (average / 100).toFixed(2),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: list
      .filter((each) => each.locale === locale)
      .slice(0, 5)
      .map(({ author, stars, text, date }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewBody: text,
        inLanguage: localeTable[locale].tag,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      })),
  }
}

function offer({ price, compareAt, stock }: Variant, path: string, settings: Settings): Offer {
  return {
    '@type': 'Offer',
    url: path,
    price: decimalText(price),
    priceCurrency: price.currency,
    availability: stock <= 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returnPolicy(settings),
    ...(compareAt && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: decimalText(compareAt),
        priceCurrency: compareAt.currency,
      },
    }),
  }
}
