// The merchant product feed: RSS 2.0 with Google's product data, one item per variant, for a language and market.
import { loadFeedRows, type FeedRow } from '#data/listing-for-robots.ts'
import type { Queryable } from '#data/database.ts'
import { lowestRateOf } from '#domain/shipping.ts'
import { localeTable, type Locale } from '#domain/locale.ts'
import { marketTable, type Country } from '#domain/market.ts'
import { decimalText, money, type Money } from '#domain/money.ts'
import { localePath } from '#storefront/pages/locale-path.ts'
import { escapeXml, xmlHeader } from './xml.ts'

const perRead = 500

/** '18.90 EUR': the form the product data specification asks for. */
function amount(price: Money): string {
  return `${decimalText(price)} ${price.currency}`
}

/** The whole feed; read in stretches, so that a large catalogue never lies in memory as rows. */
export async function productFeed(db: Queryable, origin: string, locale: Locale): Promise<string> {
  const country = localeTable[locale].country
  const items: string[] = []
  for (let after = ''; ;) {
    const rows = await loadFeedRows(db, locale, marketTable[country].currency, after, perRead)
    for (const row of rows) items.push(item(row, origin, locale, country))
    if (rows.length < perRead) break
    after = rows.at(-1)!.sku
  }
  return `${xmlHeader}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Posy</title><link>${origin}</link><description>Posy</description>\n${items.join('\n')}\n</channel></rss>\n`
}

function item(row: FeedRow, origin: string, locale: Locale, country: Country): string {
  const { currency } = marketTable[country]
  const link = `${origin}${localePath(locale, `/${row.productKey}`)}?ce=${country}`
  const fields: (readonly [string, string])[] = [
    ['id', row.sku],
    ['title', row.title],
    ['description', row.description],
    ['link', link],
    ['image_link', `${origin}/media/${row.picture}-1200.jpg`],
    ['availability', row.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', amount(money(row.compareAt ?? row.price, currency))],
    ...(row.compareAt === null ? [] : [['sale_price', amount(money(row.price, currency))] as const]),
    ['condition', 'new'],
    ['identifier_exists', 'no'],
    ['shipping_weight', `${row.weightGrams} g`],
    ...(row.variants > 1 ? [['item_group_id', row.productKey] as const] : []),
    ...(row.category ? [['product_type', row.category] as const] : []),
  ]
  const shipping = `<g:shipping><g:country>${country}</g:country><g:price>${amount(lowestRateOf(country, money(row.price, currency)))}</g:price></g:shipping>`
  return `<item>${fields.map(([name, text]) => `<g:${name}>${escapeXml(text)}</g:${name}>`).join('')}${shipping}</item>`
}
