// Wellness gifts.
import type { SampleProduct } from '../sample-product.ts'

export const wellness = [
  {
    key: 'spa-gift-set',
    categories: ['wellness', 'gift-boxes', 'mothers-day', 'candles'],
    tags: ['scented', 'textile', 'thank-you', 'wood'],
    pictures: ['spa-gift-set', 'spa-gift-set-detail-1', 'spa-gift-set-detail-2', 'gift-wrapped-dots'],
    maker: 'provence-bains',
    price: '46.00',
    weightGrams: 1_750,
    handlingDays: 1,
    sold: 377,
    views: 8_060,
    ageDays: 168,
    variants: [{ sku: 'SPA-LAV', stock: 52 }],
  },
  {
    key: 'perfume-bottle',
    categories: ['wellness', 'mothers-day', 'candles'],
    tags: ['anniversary', 'floral', 'scented'],
    pictures: ['perfume-bottle', 'perfume-bottle-detail-1', 'perfume-bottle-detail-2', 'gift-wrapped-dots'],
    maker: 'provence-bains',
    price: '69.00',
    weightGrams: 360,
    handlingDays: 1,
    sold: 226,
    views: 7_790,
    ageDays: 230,
    variants: [
      { sku: 'FLE-30', options: { size: '30ml' }, stock: 40, price: '49.00', weightGrams: 260 },
      { sku: 'FLE-50', options: { size: '50ml' }, stock: 37, picture: 'perfume-bottle' },
    ],
  },
] as const satisfies readonly SampleProduct[]
