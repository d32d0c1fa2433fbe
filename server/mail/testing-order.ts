// A sample order with all data that mails can show, for tests of mails.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import { sampleSeller } from '#domain/markets/seller.ts'
import type { OrderEvent } from '#domain/orders/order-event.ts'
import { sampleSettings } from '#domain/settings/settings.ts'

const at = Date.UTC(2026, 2, 28, 22, 30)
const reference = '7K3M-9QXA-2TB-R1'

const eventOf = (event: OrderEvent): StoredEvent => ({ id: 'e2', actor: 'customer', at, ...event })

/** One event for each mail that reports one. */
export const sampleEvents = [
  eventOf({ kind: 'placed', data: {} }),
  eventOf({ kind: 'processing', data: {} }),
  eventOf({ kind: 'line-corrected', data: { line: 'line' } }),
  eventOf({ kind: 'address-changed', data: { delivery: 0 } }),
  eventOf({ kind: 'shipped', data: { trackingNumber: 'JD01' } }),
  eventOf({ kind: 'delivered', data: {} }),
  eventOf({ kind: 'cancelled', data: { reason: 'by-shop', refund: 8370 } }),
  eventOf({ kind: 'refunded', data: { amount: 8370 } }),
  eventOf({ kind: 'return-asked', data: { reference } }),
  eventOf({ kind: 'return-approved', data: { reference, refund: 8370 } }),
  eventOf({ kind: 'return-refused', data: { reference, answer: 'It was worn.' } }),
  eventOf({ kind: 'withdrawal-declared', data: { reference } }),
  eventOf({ kind: 'withdrawn', data: { reference } }),
]

export const sampleOrder: StoredOrder = {
  id: 'order',
  number: '7K3M-9QXA-2TB',
  requestHash: '',
  email: 'ada@example.com',
  buyerName: '',
  locale: 'us',
  country: 'DE',
  currency: 'EUR',
  status: 'unpaid',
  paymentStatus: 'paid',
  subtotal: 7930,
  giftWrap: 350,
  shippingFee: 490,
  discount: 400,
  total: 8370,
  couponCode: null,
  taxes: null,
  taxNotes: [],
  documents: [],
  salesTax: 0,
  discounts: [{ key: 'one-more', name: 'Buy one more', minor: 400 }],
  remark: '',
  heldUntil: at + 30 * 60_000,
  placedAt: at,
  returnDays: 99,
  lines: [
    {
      id: 'mug',
      productId: 'p1',
      variantId: 'v1',
      sku: 'MUG-OAT',
      productKey: 'name-mug',
      title: 'Stoneware Mug',
      optionsText: 'Oat',
      picture: null,
      quantity: 1,
      removed: 0,
      unitPrice: 1950,
      currentPrice: 1950,
      discount: 98,
      total: 1852,
      personalisation: 'Ada & <Bo>',
      withoutText: false,
      giftMessage: '',
      wrap: true,
      wrapping: { paper: 'kraft', ribbon: 'gold' },
      wrapPrice: 350,
      taxRate: 1_900,
      delivery: 0,
      returned: 0,
      reviewed: false,
    },
    {
      id: 'teddy',
      productId: 'p2',
      variantId: 'v2',
      sku: 'TEDDY',
      productKey: 'plush-teddy',
      title: 'Honey Teddy',
      optionsText: '',
      picture: null,
      quantity: 2,
      removed: 0,
      unitPrice: 2990,
      currentPrice: 2990,
      discount: 302,
      total: 5678,
      personalisation: '',
      withoutText: false,
      giftMessage: '',
      wrap: false,
      wrapping: null,
      wrapPrice: 0,
      taxRate: 1_900,
      delivery: 0,
      returned: 1,
      reviewed: false,
    },
  ],
  deliveries: [
    {
      id: 'group',
      position: 0,
      address: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        street: 'Lindenstraße 7',
        apartment: '',
        zip: '10969',
        city: 'Berlin',
        state: '',
        country: 'DE',
        phone: '',
      },
      method: 'standard',
      shipsOn: '2026-03-31',
      earliest: '2026-04-02',
      latest: '2026-04-07',
      arriveOn: null,
      message: '',
      requiresShipping: true,
      giftCode: null,
      shipments: [{ carrier: 'DHL', trackingNumber: 'JD01', shippedAt: at, deliveredAt: null }],
    },
  ],
  payment: {
    id: 'payment',
    provider: 'sandbox',
    attempt: 1,
    reference: 'ref',
    url: null,
    status: 'open',
    method: '',
    dueOn: null,
  },
  events: [
    { id: 'e1', kind: 'placed', actor: 'customer', at, data: {} },
    {
      id: 'e2',
      kind: 'withdrawn',
      actor: 'customer',
      at,
      data: { reference },
    },
  ],
  refunds: [],
  requests: [
    {
      id: 'request',
      reference,
      kind: 'withdrawal',
      status: 'asked',
      name: 'Ada Lovelace',
      answer: 'It was worn.',
      askedAt: at,
      decidedAt: null,
      lines: [{ id: 'teddy', quantity: 1, reason: 'changed-mind', replacement: null }],
      email: '',
      locale: 'us',
      parcel: null,
    },
  ],
}

/** Payment of an order that is sent before it is paid. */
export const owedPayment: StoredOrder['payment'] = {
  ...sampleOrder.payment,
  provider: 'invoice',
  status: 'owed',
  dueOn: '2026-04-11',
}

/** What a mail about an order needs besides the order and its event. */
export const sampleMailParts = {
  seller: sampleSeller,
  account: null,
  warehouse: standardShipping.warehouse,
  settings: sampleSettings,
  publicOrigin: 'https://www.posy.example',
  accessToken: () => 'token',
  drawingPath: (lineId: string) => `/_drawing/${lineId}.jpg`,
}
