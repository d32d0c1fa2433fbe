// Loads the page of gifts for many people: its texts, and best sellers to choose the product from.
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import type { LoadContext, Loaded } from '../../platform/pages/route.ts'

export type BulkGiftsData = Readonly<
  Record<
    'title' | 'intro' | 'template' | 'header' | 'paste' | 'file' | 'product' | 'productHint' | 'preview',
    string
  >
> & {
  /** Titles of best sellers. */
  readonly products: readonly string[]
}

export async function loadBulkGifts({ read, t }: LoadContext): Promise<Loaded<BulkGiftsData>> {
  const { products } = await read('catalog.list', {})
  const data: BulkGiftsData = {
    title: t('bulk.title'),
    intro: t('bulk.intro', { max: maxBulkRecipients }),
    template: t('bulk.template'),
    header: t('bulk.header'),
    paste: t('bulk.paste'),
    file: t('bulk.file'),
    product: t('bulk.defaultProduct'),
    productHint: t('bulk.defaultProductHint'),
    preview: t('bulk.preview'),
    products: products.map(({ title }) => title),
  }
  return { data, head: { title: data.title, description: data.intro }, tags: ['catalogue'] }
}
