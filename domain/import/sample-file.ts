// A small file of products with the importer's own columns, for merchants who write theirs by hand.
import { columnNames, type Field } from './columns.ts'

const fields = [
  'handle',
  'title',
  'body',
  'tags',
  'published',
  'option1Name',
  'option1Value',
  'sku',
  'tracker',
  'quantity',
  'price',
  'status',
  'collection',
] as const satisfies readonly Field[]

const products: readonly Partial<Record<(typeof fields)[number], string>>[] = [
  {
    handle: 'linen-apron',
    title: 'Linen Apron',
    body: 'Washed linen.',
    tags: 'kitchen',
    published: 'true',
    option1Name: 'Color',
    option1Value: 'Oat',
    sku: 'APRON-OAT',
    tracker: 'shopify',
    quantity: '12',
    price: '39.00',
    status: 'active',
    collection: 'Kitchen',
  },
  // A further variant repeats the handle.
  {
    handle: 'linen-apron',
    option1Value: 'Sage',
    sku: 'APRON-SAGE',
    tracker: 'shopify',
    quantity: '8',
    price: '39.00',
  },
  {
    handle: 'beeswax-candle',
    title: 'Beeswax Candle',
    body: 'Burns for 40 hours.',
    published: 'true',
    sku: 'CANDLE',
    tracker: 'shopify',
    quantity: '30',
    price: '14.50',
    status: 'draft',
    collection: 'Candles',
  },
]

/** No value has a comma, a quote or a line break. */
export function sampleFile(): string {
  const head = fields.map((field) => columnNames[field][0])
  const lines = products.map((product) => fields.map((field) => product[field] ?? ''))
  return `${[head, ...lines].map((cells) => cells.join(',')).join('\n')}\n`
}
