// Loads the page of gifts for many people: texts, best sellers to choose from, and three gifts as an example.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { productDelivery } from '#domain/delivery/product-delivery.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { deliveryLines, type DeliveryLine } from '#messages/delivery-lines.ts'
import { exampleTable, type ExampleField } from './example-table.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

/** The texts without arguments. */
const texts = {
  title: 'bulk.title',
  ready: 'bulk.ok',
  problem: 'bulk.exampleProblem',
  template: 'bulk.template',
  header: 'bulk.header',
  addList: 'bulk.addList',
  chooseGift: 'bulk.chooseGift',
  checkAndPay: 'bulk.checkAndPay',
  exampleTitle: 'bulk.exampleTitle',
  paste: 'bulk.paste',
  file: 'bulk.file',
  chooseFile: 'bulk.chooseFile',
  noFile: 'bulk.noFile',
  product: 'bulk.defaultProduct',
  productHint: 'bulk.defaultProductHint',
  preview: 'bulk.preview',
  prices: 'bulk.prices',
  ask: 'content.ask',
  askText: 'content.askText',
  contact: 'contact.title',
} as const

export type BulkGiftsData = Readonly<Record<keyof typeof texts | 'intro' | 'productExample', string>> & {
  /** The last day to order any gift for the next occasion; null if the shop delivers nothing in the country. */
  readonly lastDay: DeliveryLine | null
  /** Titles of best sellers. */
  readonly products: readonly string[]
  readonly row: readonly ExampleField[]
  readonly examples: readonly ProductCard[]
  readonly exampleNames: readonly string[]
}

const shownExamples = 3

export async function loadBulkGifts(context: LoadContext): Promise<Loaded<BulkGiftsData>> {
  const { read, t, locale, path } = context
  const { products } = await read('catalog.list', {})
  // Ready without options. The photograph of a personalised gift can show another name than its row.
  const examples = products
    .filter(({ personalisable, onlyVariant }) => !personalisable && onlyVariant)
    .slice(0, shownExamples)
  // A short title is whole on a phone.
  const [example] = examples.map(({ title }) => title).sort((a, b) => a.length - b.length)
  const translated = Object.fromEntries(Object.entries(texts).map(([name, key]) => [name, t(key)])) as Record<
    keyof typeof texts,
    string
  >
  const data: BulkGiftsData = {
    ...translated,
    intro: t('bulk.intro', { max: maxBulkRecipients }),
    productExample: example ? t('address.example', { example }) : '',
    lastDay: lastDay(context),
    products: products.map(({ title }) => title),
    row: exampleTable(locale, t, examples[0]?.title ?? ''),
    examples,
    exampleNames: t('bulk.exampleNames').split(' / '),
  }
  return {
    data,
    head: {
      title: data.title,
      description: data.intro,
      jsonLd: [breadcrumbData({ t, locale, path }, data.title)],
    },
    tags: ['catalogue', ...productTags(examples)],
  }
}

/** A personalised gift is the slowest. */
const slowest = {
  handlingDays: 3,
  weightGrams: 0,
  tags: [],
  markets: null,
  freshDays: null,
  requiresShipping: true,
}

function lastDay({ settings, country, now, locale, t }: LoadContext): DeliveryLine | null {
  const lines = deliveryLines(productDelivery(settings, country, slowest, now), settings, locale, t)
  return lines.find(({ kind }) => kind === 'occasion') ?? null
}
