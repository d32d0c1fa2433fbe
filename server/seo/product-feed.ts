// The merchant product feed: RSS 2.0 with Google's product data, one item per variant, for a language and market. Gifts of
// distant occasions, and of occasions that the market does not celebrate, are left out.
import { setImmediate as nextIteration } from 'node:timers/promises'
import { streamFeedRows, type FeedRow } from '#data/catalog/sitemap-rows.ts'
import type { Queryable } from '#data/database.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar, type NextOccasion } from '#domain/calendar/occasion.ts'
import { variantAddress } from '#domain/catalog/variant-pictures.ts'
import { usualFee } from '#domain/delivery/shipping-fees.ts'
import type { FeeRules } from '#domain/delivery/shipping-settings.ts'
import { xml, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { chooseMarket, marketTable, type Country } from '#domain/markets/market.ts'
import { decimalText, money, type Money } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { plainTextOf, renderRichText } from '#services/content/rich-text.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { xmlHeader } from './xml.ts'

/** Items that are written without a pause for requests: their descriptions take about three milliseconds. */
const slice = 10

/** '18.90 EUR', the format of the product data specification. */
function amount(price: Money): string {
  return `${decimalText(price)} ${price.currency}`
}

/** The feed of a day as XML, in pieces of a few items. */
export async function* productFeed(
  db: Queryable,
  origin: string,
  locale: Locale,
  settings: Settings,
  now: number,
): AsyncGenerator<string> {
  const { shopName, markets } = settings
  const country = chooseMarket(locale, markets)
  const today = plainDateIn(now, timeZones[country])
  const calendar = occasionCalendar(settings)
  const occasions = calendar.next(country, today)
  const context = { origin, locale, country, brand: shopName, fees: settings, occasions }
  yield String(
    xml`${xmlHeader}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${shopName}</title><link>${origin}</link><description>${shopName}</description>\n`,
  )
  const market = { country, currency: marketTable[country].currency }
  for await (const rows of streamFeedRows(db, locale, market)) {
    for (let at = 0; at < rows.length; at += slice) {
      const timely = rows
        .slice(at, at + slice)
        .filter((row) => calendar.isTimely(row, country, today, findableDays))
      yield String(xml`${timely.map((row) => xml`${item(row, context)}\n`)}`)
      await nextIteration()
    }
  }
  yield String(xml`</channel></rss>\n`)
}

const maxMorePictures = 10
const maxTitleLength = 150
const maxDescriptionLength = 5_000

function isGtin(barcode: string | null): barcode is string {
  return barcode !== null && /^(\d{8}|\d{12,14})$/.test(barcode)
}

/** The specification's names of our options. Products with other options form no item group. */
const attributes: Readonly<Record<string, string>> = { colour: 'color', size: 'size' }

type FeedContext = {
  readonly origin: string
  readonly locale: Locale
  readonly country: Country
  readonly brand: string
  readonly fees: FeeRules
  /** The nearest first. */
  readonly occasions: readonly NextOccasion[]
}

function item(row: FeedRow, { origin, locale, country, brand, fees, occasions }: FeedContext): Html {
  const { currency } = marketTable[country]
  const address = variantAddress(row.address, { ...row, id: row.variantId, sku: row.sku ?? '' })
  const price = money(row.price, currency)
  const picture = (name: string): string => `${origin}/media/${name}-1200.jpg`
  const chosen = Object.entries(row.options).map(
    ([option, value]) => [option, row.optionTexts[option]?.values[value] ?? value] as const,
  )
  const occasion = occasions.find(({ category }) => row.categories.includes(category))?.category
  const groupAttributes = chosen.flatMap(([option, text]) => {
    const name = attributes[option]
    return name ? [[name, text] as const] : []
  })
  const fields: (readonly [string, string])[] = [
    ['id', row.sku ?? row.variantId],
    ['title', [row.title, ...chosen.map(([, text]) => text)].join(', ').slice(0, maxTitleLength)],
    ['description', plainTextOf(renderRichText(row.description)).slice(0, maxDescriptionLength)],
    [
      'link',
      `${origin}${localePath(locale, `/${address}`)}${address.includes('?') ? '&' : '?'}ce=${country}`,
    ],
    ...(row.picture ? [['image_link', picture(row.picture)] as const] : []),
    ...row.morePictures
      .slice(0, maxMorePictures)
      .map((name) => ['additional_image_link', picture(name)] as const),
    ['availability', row.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', amount(money(row.compareAt ?? row.price, currency))],
    ...(row.compareAt === null ? [] : [['sale_price', amount(price)] as const]),
    ['condition', 'new'],
    ['brand', row.brand ?? brand],
    ...(isGtin(row.barcode) ? [['gtin', row.barcode] as const] : [['identifier_exists', 'no'] as const]),
    ...(row.requiresShipping ? [['shipping_weight', `${row.weightGrams} g`] as const] : []),
    ...(groupAttributes.length > 0 ? [['item_group_id', row.productKey] as const, ...groupAttributes] : []),
    ...(row.category ? [['product_type', row.category] as const] : []),
    // Campaigns lead with the gifts of the next occasion.
    ...(occasion ? [['custom_label_0', occasion] as const] : []),
  ]
  const parcel = { country, subtotal: price, weightGrams: row.weightGrams }
  const fee = row.requiresShipping ? usualFee(fees, parcel) : null
  const shipping =
    fee && xml`<g:shipping><g:country>${country}</g:country><g:price>${amount(fee)}</g:price></g:shipping>`
  return xml`<item>${fields.map(([name, text]) => xml`<g:${name}>${text}</g:${name}>`)}${shipping}</item>`
}
