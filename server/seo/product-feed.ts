// The merchant product feed: RSS 2.0 with Google's product data, one item per variant, for a language and market.
import { loadFeedRows, type FeedRow } from '#data/catalog/sitemap-rows.ts'
import type { Queryable } from '#data/database.ts'
import { shippingFee } from '#domain/delivery/shipping-fees.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { marketTable, type Country } from '#domain/markets/market.ts'
import { decimalText, money, type Money } from '#domain/pricing/money.ts'
import { localePath } from '#storefront/platform/pages/locale-path.ts'
import { escapeXml, xmlHeader } from './xml.ts'

const perRead = 500
const brand = 'Posy'

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

const mostMorePictures = 10
const longestTitle = 150
const longestDescription = 5_000

/** The specification's names for our options; products that differ by another one are no group there. */
const attributes: Readonly<Record<string, string>> = { colour: 'color', size: 'size' }

function item(row: FeedRow, origin: string, locale: Locale, country: Country): string {
  const { currency } = marketTable[country]
  const price = money(row.price, currency)
  const picture = (name: string): string => `${origin}/media/${name}-1200.jpg`
  const chosen = Object.entries(row.options).map(
    ([option, value]) => [option, row.optionTexts[option]?.values[value] ?? value] as const,
  )
  const differing = chosen.flatMap(([option, text]) => {
    const name = attributes[option]
    return name ? [[name, text] as const] : []
  })
  const fields: (readonly [string, string])[] = [
    ['id', row.sku],
    ['title', [row.title, ...chosen.map(([, text]) => text)].join(', ').slice(0, longestTitle)],
    ['description', row.description.slice(0, longestDescription)],
    ['link', `${origin}${localePath(locale, `/${row.productKey}`)}?ce=${country}`],
    ['image_link', picture(row.picture)],
    ...row.morePictures
      .slice(0, mostMorePictures)
      .map((name) => ['additional_image_link', picture(name)] as const),
    ['availability', row.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', amount(money(row.compareAt ?? row.price, currency))],
    ...(row.compareAt === null ? [] : [['sale_price', amount(price)] as const]),
    ['condition', 'new'],
    ['brand', brand],
    // What is made for this shop has no number of the trade.
    ['identifier_exists', 'no'],
    ['shipping_weight', `${row.weightGrams} g`],
    ...(differing.length > 0 ? [['item_group_id', row.productKey] as const, ...differing] : []),
    ...(row.category ? [['product_type', row.category] as const] : []),
  ]
  const fee = shippingFee('standard', { country, subtotal: price, weightGrams: row.weightGrams })
  const shipping = `<g:shipping><g:country>${country}</g:country><g:price>${amount(fee)}</g:price></g:shipping>`
  return `<item>${fields.map(([name, text]) => `<g:${name}>${escapeXml(text)}</g:${name}>`).join('')}${shipping}</item>`
}
