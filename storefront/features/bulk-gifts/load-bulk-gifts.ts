// Loads the page of gifts for many people: texts, the last day to order, best sellers to choose from, and an example.
import type { Picture } from '#domain/catalog/catalog.ts'
import { leadingOccasion } from '#domain/calendar/season.ts'
import { productDelivery, type ProductDelivery } from '#domain/delivery/product-delivery.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { maxDeliveries } from '#domain/orders/sharing.ts'
import { bulkCounts } from '#messages/bulk-counts.ts'
import { deliveryLines, type DeliveryLine } from '#messages/delivery-lines.ts'
import { formatDate, formatList, formatMoney } from '#messages/format.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { exampleTable, type ExampleTable } from './example-table.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import { heroOf } from '../../shared/scenes/hero-pictures.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

/** The texts without arguments. */
const texts = {
  title: 'bulk.title',
  fewLink: 'checkout.several',
  template: 'bulk.template',
  header: 'bulk.header',
  addList: 'bulk.addList',
  chooseGift: 'bulk.chooseGift',
  exampleTitle: 'bulk.exampleTitle',
  paste: 'bulk.paste',
  pasteHint: 'bulk.pasteHint',
  file: 'bulk.file',
  chooseFile: 'bulk.chooseFile',
  noFile: 'bulk.noFile',
  same: 'bulk.defaultProduct',
  sameHint: 'bulk.defaultProductHint',
  different: 'bulk.different',
  differentHint: 'bulk.differentHint',
  gift: 'bulk.gift',
  preview: 'bulk.preview',
  prices: 'bulk.prices',
  ask: 'content.ask',
  askText: 'content.askText',
  contact: 'contact.title',
} as const

export type BulkGiftsData = Readonly<
  Record<keyof typeof texts | 'intro' | 'few' | 'optionalColumns' | 'productExample' | 'counts', string>
> & {
  readonly facts: readonly string[]
  readonly picture: Picture
  /** The last day to order any gift for the next occasion; null if the shop delivers nothing in the country. */
  readonly lastDay: DeliveryLine | null
  /** Best sellers. */
  readonly products: readonly { readonly title: string; readonly picture: Picture | null }[]
  readonly table: ExampleTable
  readonly examples: readonly {
    readonly name: string
    readonly title: string
    readonly picture: Picture | null
    readonly state: string
    readonly isWrong: boolean
    readonly price: string
    /** Empty if the shop does not deliver the gift in the country. */
    readonly arrival: string
  }[]
}

/** Best sellers in the list of choices. */
const offered = 12
const shownExamples = 3
/** The row of the example that shows what an error looks like. */
const wrongRow = 2

export async function loadBulkGifts(context: LoadContext): Promise<Loaded<BulkGiftsData>> {
  const { read, t, locale, path } = context
  const [{ products }, categories] = await Promise.all([
    read('catalog.list', {}),
    read('catalog.categories', {}),
  ])
  const keys = categories.map(({ key }) => key)
  const lead = leadingOccasion(context.settings, context.country, context.now, keys)
  // Ready without options. The photograph of a personalised gift can show another name than its row.
  const shown = products
    .filter(({ personalisable, onlyVariant }) => !personalisable && onlyVariant)
    .slice(0, shownExamples)
    // A short title is whole on a phone, and in the table.
    .sort((one, other) => one.title.length - other.title.length)
  const example = shown[0]?.title ?? ''
  const delivery = productDelivery(context.settings, context.country, personalisedGift, context.now)
  const arrivals = await Promise.all(shown.map(({ key }) => arrivalOf(key, context)))
  const names = t('bulk.exampleNames').split(' / ')
  const translated = Object.fromEntries(Object.entries(texts).map(([name, key]) => [name, t(key)])) as Record<
    keyof typeof texts,
    string
  >
  const table = exampleTable(
    locale,
    t,
    shown.map(({ title }) => title),
  )
  const data: BulkGiftsData = {
    ...translated,
    picture: heroOf(lead?.occasion ?? '').picture,
    intro: t('bulk.intro', { max: maxBulkRecipients }),
    facts: t('bulk.facts').split(' / '),
    productExample: example && t('address.example', { example }),
    lastDay: lastDay(delivery, context),
    products: products
      .slice(0, offered)
      .map(({ title, picture }) => ({ title, picture: withoutPlaceholder(picture) })),
    few: t('bulk.few', { max: maxDeliveries }),
    counts: bulkCounts(locale, t, {
      ok: Math.min(shown.length, wrongRow),
      problems: Math.max(shown.length - wrongRow, 0),
      leftOut: 0,
    }),
    table,
    optionalColumns: t('bulk.optional', { columns: formatList(locale, table.optional) }),
    examples: shown.map(({ title, picture, price }, at) => ({
      name: t('order.for', { name: names[at] ?? '' }),
      title,
      picture,
      state: t(at === wrongRow ? 'bulk.exampleProblem' : 'bulk.ok'),
      isWrong: at === wrongRow,
      price: formatMoney(locale, price),
      arrival: arrivals[at] ?? '',
    })),
  }
  return {
    data,
    head: {
      title: data.title,
      description: data.intro,
      jsonLd: [breadcrumbData({ t, locale, path }, data.title)],
    },
    tags: ['catalogue', ...productTags(shown)],
  }
}

/** By the method that is preselected, as on the page of the product. */
async function arrivalOf(
  key: string,
  { read, settings, country, now, locale, t }: LoadContext,
): Promise<string> {
  const { product } = await read('catalog.product', { key })
  const latest = product && productDelivery(settings, country, product, now).methods[0]?.latest
  return latest ? t('finder.arrives', { date: unbrokenDates(formatDate(locale, latest, 'weekday')) }) : ''
}

/** A small picture appears after a choice. A placeholder of each would weigh more than the page. */
function withoutPlaceholder(picture: Picture | null): Picture | null {
  return picture && { ...picture, placeholder: '' }
}

/** A usual personalised gift. The check of the list names the day of each row, also of slower gifts. */
const personalisedGift = {
  handlingDays: 3,
  weightGrams: 0,
  tags: [],
  markets: null,
  freshDays: null,
  requiresShipping: true,
}

function lastDay(delivery: ProductDelivery, { settings, locale, t }: LoadContext): DeliveryLine | null {
  return deliveryLines(delivery, settings, locale, t).find(({ kind }) => kind === 'occasion') ?? null
}
