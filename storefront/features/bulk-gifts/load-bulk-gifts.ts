// Loads the page of gifts for many people: texts, best sellers to choose from, and three gifts as an example.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { exampleTable, type ExampleField } from './example-table.ts'
import { breadcrumbData } from '../../shared/products/structured-data.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type BulkGiftsData = Readonly<
  Record<
    | 'title'
    | 'intro'
    | 'ready'
    | 'problem'
    | 'template'
    | 'header'
    | 'addList'
    | 'chooseGift'
    | 'exampleTitle'
    | 'paste'
    | 'file'
    | 'chooseFile'
    | 'noFile'
    | 'product'
    | 'productHint'
    | 'productExample'
    | 'preview'
    | 'prices'
    | 'ask'
    | 'askText'
    | 'contact',
    string
  >
> & {
  /** Titles of best sellers. */
  readonly products: readonly string[]
  readonly row: readonly ExampleField[]
  readonly examples: readonly ProductCard[]
  readonly exampleNames: readonly string[]
}

const shownExamples = 3

export async function loadBulkGifts({ read, t, locale, path }: LoadContext): Promise<Loaded<BulkGiftsData>> {
  const { products } = await read('catalog.list', {})
  // Ready without options. The photograph of a personalised gift can show another name than its row.
  const examples = products
    .filter(({ personalisable, onlyVariant }) => !personalisable && onlyVariant)
    .slice(0, shownExamples)
  // A short title is whole on a phone.
  const [example] = products.map(({ title }) => title).sort((a, b) => a.length - b.length)
  const data: BulkGiftsData = {
    title: t('bulk.title'),
    intro: t('bulk.intro', { max: maxBulkRecipients }),
    template: t('bulk.template'),
    header: t('bulk.header'),
    addList: t('bulk.addList'),
    chooseGift: t('bulk.chooseGift'),
    exampleTitle: t('bulk.exampleTitle'),
    paste: t('bulk.paste'),
    file: t('bulk.file'),
    chooseFile: t('bulk.chooseFile'),
    noFile: t('bulk.noFile'),
    product: t('bulk.defaultProduct'),
    productHint: t('bulk.defaultProductHint'),
    productExample: example ? t('address.example', { example }) : '',
    preview: t('bulk.preview'),
    prices: t('bulk.prices'),
    ask: t('content.ask'),
    askText: t('content.askText'),
    contact: t('contact.title'),
    ready: t('bulk.ok'),
    problem: t('bulk.exampleProblem'),
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
