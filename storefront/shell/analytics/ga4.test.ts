import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { money } from '#domain/pricing/money.ts'
import type { Page } from '#web/platform/pages/page.ts'
import { ga4Events } from './ga4.ts'
import type { AnalyticsCart } from '../../shared/analytics/events.ts'

const euro = (minor: number) => money(minor, 'EUR')
const card = (key: string, minor: number) =>
  ({ id: `id-${key}`, key, address: key, title: key.toUpperCase(), price: euro(minor) }) as ProductCard
const page = (name: string, path: string, data: unknown, params = {}) =>
  ({ name, path, search: '', params, data }) as unknown as Page
const mugs = page(
  'category',
  '/classify/mugs',
  { category: { key: 'mugs' }, list: { products: [card('cup', 1250), card('bowl', 990)] } },
  { classify: 'tassen' },
)
const search = (query: string) =>
  page('search', '/search', { asked: query, list: { total: 1, products: [card('cup', 1250)] }, instead: [] })

test('a list is reported with its products in order, and a selected product with its position', () => {
  const [list] = ga4Events({ name: 'page', page: mugs }, null)
  assert.equal(list?.event, 'view_item_list')
  assert.deepEqual(
    list.ecommerce?.items.map(({ item_id, index, price }) => [item_id, index, price]),
    [
      ['cup', 0, 12.5],
      ['bowl', 1, 9.9],
    ],
  )
  const [chosen] = ga4Events({ name: 'select_item', address: 'bowl' }, mugs)
  assert.deepEqual(chosen?.ecommerce, {
    item_list_id: 'category:mugs',
    items: [
      {
        item_id: 'bowl',
        item_name: 'BOWL',
        price: 9.9,
        quantity: 1,
        item_list_id: 'category:mugs',
        index: 1,
      },
    ],
  })
})

test('a search is reported once; its further pages and filters are reported only as lists', () => {
  const names = (query: string, before: Page | null) =>
    ga4Events({ name: 'page', page: search(query) }, before).map(({ event }) => event)
  assert.deepEqual(names('bunny', null), ['search', 'view_item_list'])
  assert.deepEqual(names('bunny', search('bunny')), ['view_item_list'])
  assert.deepEqual(names('hare', search('bunny')), ['search', 'view_item_list'])
})

test('an e-mail address or telephone number in a search is not reported', () => {
  for (const query of ['anna@example.com', 'call 0441 123456'])
    assert.deepEqual(
      ga4Events({ name: 'page', page: search(query) }, null).map(({ event }) => event),
      ['view_item_list'],
    )
})

const line = { productKey: 'cup', title: 'Cup', optionsText: 'Oat', categories: ['mugs', 'home'] }

test('the value of a cart is the price of its products after discounts, as a decimal number', () => {
  const cart: AnalyticsCart = {
    lines: [{ ...line, unitPrice: euro(1990), quantity: 2, discount: euro(199) }],
    couponCode: 'SPRING',
    totals: { subtotal: euro(3980), discount: euro(199) },
  }
  const [event] = ga4Events({ name: 'add_shipping_info', cart, shippingMethod: 'standard' }, null)
  assert.deepEqual(event, {
    event: 'add_shipping_info',
    ecommerce: {
      currency: 'EUR',
      value: 37.81,
      coupon: 'SPRING',
      shipping_tier: 'standard',
      items: [
        {
          item_id: 'cup',
          item_name: 'Cup',
          price: 18.91,
          quantity: 2,
          discount: 0.99,
          item_variant: 'Oat',
          item_category: 'mugs',
        },
      ],
    },
  })
})

test('amounts in yen have no decimals', () => {
  const [event] = ga4Events(
    { name: 'add_to_cart', line: { ...line, unitPrice: money(2800, 'JPY') }, quantity: 3 },
    null,
  )
  assert.equal(event?.ecommerce?.currency, 'JPY')
  assert.equal(event.ecommerce.value, 8400)
})

test('a purchase contains its number, products and shipping, and no data of the buyer', () => {
  const [event] = ga4Events(
    {
      name: 'purchase',
      order: {
        number: 'P-1',
        lines: [{ ...line, unitPrice: euro(1000), quantity: 1, total: euro(950) }],
        totals: {
          subtotal: euro(1000),
          discount: euro(50),
          giftWrap: euro(300),
          shippingFee: euro(490),
          total: euro(1740),
        },
      },
    },
    null,
  )
  assert.deepEqual(event?.ecommerce, {
    currency: 'EUR',
    value: 9.5,
    transaction_id: 'P-1',
    shipping: 4.9,
    items: [
      { item_id: 'cup', item_name: 'Cup', price: 9.5, quantity: 1, discount: 0.5, item_variant: 'Oat' },
    ],
  })
})
