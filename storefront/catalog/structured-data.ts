// What search engines read about the shop: schema.org as JSON-LD. Paths become whole addresses in the document.
import { stockState, type Product, type Variant } from '#domain/catalog.ts'
import { countries } from '#domain/market.ts'
import { decimalText } from '#domain/money.ts'
import { returnWindowDays } from '#domain/returns.ts'
import type { Reviews } from '../reviews/ProductReviews.tsx'

const context = 'https://schema.org'

export type CrumbData = { readonly name: string; readonly path: string }

export function breadcrumbData(crumbs: readonly CrumbData[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  }
}

const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnWindowDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  // As the returns page says: the label is the shop's only where the fault is.
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

/** `home` is the home page's path in this language. */
export function shopData(name: string, home: string): object[] {
  const search = home === '/' ? '/search' : `${home}/search`
  return [
    {
      '@context': context,
      '@type': 'OnlineStore',
      name,
      url: home,
      logo: '/favicon.svg',
      hasMerchantReturnPolicy: returnPolicy,
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name,
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** A product by itself, or a group of its variants where there are several. */
export function productData(
  product: Product,
  path: string,
  brand: string,
  reviews: Reviews | null = null,
): object {
  const { title, description, pictures, variants, key } = product
  const common = {
    '@context': context,
    name: title,
    description,
    url: path,
    image: pictures.map(({ name }) => `/media/${name}-1200.webp`),
    brand: { '@type': 'Brand', name: brand },
    ...(reviews && ratingData(reviews)),
  }
  const [only] = variants
  if (variants.length === 1 && only)
    return { ...common, '@type': 'Product', sku: only.sku, offers: offer(only, path) }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: key,
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      name: [title, ...Object.values(variant.options)].join(', '),
      sku: variant.sku,
      image: `/media/${variant.picture ?? pictures[0]?.name}-1200.webp`,
      offers: offer(variant, path),
    })),
  }
}

/** Only of reviews that stand on the page. */
function ratingData({ count, average, list }: Reviews): object {
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (average / 100).toFixed(2),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: list.slice(0, 5).map(({ author, stars, text, date }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  }
}

function offer({ price, compareAt, stock }: Variant, path: string): object {
  return {
    '@type': 'Offer',
    url: path,
    price: decimalText(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${stockState(stock) === 'out' ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returnPolicy,
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
