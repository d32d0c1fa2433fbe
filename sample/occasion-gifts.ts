// Gifts for the occasions of the year. Each occasion is a category; its texts are those of messages/.
import type { OccasionKey } from '#domain/calendar/occasions.ts'
import type { PictureName } from './pictures.ts'
import type { ProductKey } from './sample-products.ts'

type OccasionGifts = { readonly picture: PictureName; readonly products: readonly ProductKey[] }

const treats = ['truffle-box', 'macaron-box'] as const
const soft = ['plush-teddy', 'plush-bunny'] as const
const tea = ['tea-tin', 'teapot-for-two'] as const
const winter = [
  'glass-bauble-set',
  'gingerbread-house',
  'knitted-stocking',
  'fir-wreath',
  'snow-globe',
  'wooden-star-tree',
  'advent-calendar-box',
] as const
const jewels = ['heart-necklace', 'ring-dish'] as const

export const occasionGifts = {
  christmas: {
    picture: 'fir-wreath',
    products: [
      ...winter,
      'signature-gift-box',
      'plush-teddy',
      ...treats,
      'scented-candle',
      'photo-frame-oak',
      'tea-tin',
      'perfume-bottle',
      'spa-gift-set',
      'heart-necklace',
      'name-mug',
    ],
  },
  'valentines-day': {
    picture: 'heart-chocolate-box',
    products: [
      'heart-chocolate-box',
      'rose-bouquet-kraft',
      ...jewels,
      ...treats,
      'heart-balloons',
      'velvet-jewellery-box',
      'perfume-bottle',
      'embroidered-cushion',
      'scented-candle',
      'photo-frame-oak',
      'signature-gift-box',
    ],
  },
  'fathers-day': {
    picture: 'oak-wall-clock',
    products: [
      'name-tumbler',
      'oak-wall-clock',
      'photo-frame-oak',
      'linen-notebook',
      'name-mug',
      'truffle-box',
      'tea-tin',
      'signature-gift-box',
    ],
  },
  'st-nicholas': {
    picture: 'knitted-stocking',
    products: [
      'knitted-stocking',
      'gingerbread-house',
      'scented-candle',
      ...soft,
      ...treats,
      'carousel-music-box',
      'tea-tin',
    ],
  },
  sinterklaas: {
    picture: 'gingerbread-house',
    products: ['gingerbread-house', 'knitted-stocking', ...treats, ...soft, 'name-mug', 'carousel-music-box'],
  },
  'new-year': {
    picture: 'signature-gift-box',
    products: [
      'signature-gift-box',
      ...treats,
      'scented-candle',
      'tea-tin',
      'spa-gift-set',
      'perfume-bottle',
      'linen-notebook',
    ],
  },
  epiphany: {
    picture: 'snow-globe',
    products: ['snow-globe', 'gingerbread-house', ...soft, 'carousel-music-box', ...treats, 'perfume-bottle'],
  },
  'lunar-new-year': {
    picture: 'teapot-for-two',
    products: [...tea, 'signature-gift-box', ...treats, 'spa-gift-set'],
  },
  'white-day': {
    picture: 'macaron-box',
    products: ['heart-chocolate-box', ...treats, ...jewels, 'perfume-bottle', 'scented-candle'],
  },
  'womens-day': {
    picture: 'rose-bouquet-kraft',
    products: [
      'rose-bouquet-kraft',
      'tulip-bouquet-vase',
      'truffle-box',
      'scented-candle',
      'perfume-bottle',
      'spa-gift-set',
      'potted-succulent',
      'ring-dish',
    ],
  },
  'grandparents-day': {
    picture: 'photo-frame-oak',
    products: [
      'photo-frame-oak',
      ...tea,
      'potted-succulent',
      'truffle-box',
      'embroidered-cushion',
      'oak-wall-clock',
    ],
  },
  'childrens-day': {
    picture: 'plush-teddy',
    products: [...soft, 'carousel-music-box', 'heart-balloons', 'name-mug', 'macaron-box'],
  },
  'teachers-day': {
    picture: 'potted-succulent',
    products: ['potted-succulent', 'name-mug', 'linen-notebook', 'tea-tin', 'truffle-box', 'tote-bag'],
  },
  'sant-jordi': {
    picture: 'rose-bouquet-kraft',
    products: [
      'rose-bouquet-kraft',
      'linen-notebook',
      'scented-candle',
      'tea-tin',
      'truffle-box',
      'tote-bag',
    ],
  },
  graduation: {
    picture: 'linen-notebook',
    products: [
      'linen-notebook',
      'name-tumbler',
      'photo-frame-oak',
      'signature-gift-box',
      'heart-necklace',
      'oak-wall-clock',
    ],
  },
  'school-start': {
    picture: 'name-tumbler-sage',
    products: [...soft, 'name-tumbler', 'name-mug', 'linen-notebook', 'tote-bag'],
  },
  midsummer: {
    picture: 'tulip-bouquet-vase',
    products: ['rose-bouquet-kraft', 'potted-succulent', ...treats, 'scented-candle', 'tea-tin'],
  },
  qixi: {
    picture: 'velvet-jewellery-box',
    products: [
      'heart-chocolate-box',
      'rose-bouquet-kraft',
      ...jewels,
      'velvet-jewellery-box',
      'truffle-box',
      'perfume-bottle',
    ],
  },
  'mid-autumn': {
    picture: 'tea-tin',
    products: [...tea, 'signature-gift-box', ...treats, 'spa-gift-set'],
  },
  halloween: {
    picture: 'truffle-box',
    products: [...treats, 'scented-candle', 'plush-teddy', 'heart-balloons', 'name-mug'],
  },
  'singles-day': {
    picture: 'spa-gift-set',
    products: ['spa-gift-set', 'perfume-bottle', 'scented-candle', ...jewels, 'truffle-box'],
  },
  thanksgiving: {
    picture: 'scented-candle-peony',
    products: ['scented-candle', 'rose-bouquet-kraft', ...treats, ...tea],
  },
  hanukkah: {
    picture: 'truffle-box',
    products: ['scented-candle', ...treats, 'plush-teddy', 'carousel-music-box', 'tea-tin'],
  },
  diwali: {
    picture: 'scented-candle-peony',
    products: ['scented-candle', ...treats, 'signature-gift-box', 'perfume-bottle', 'tea-tin'],
  },
  ramadan: {
    picture: 'teapot-for-two',
    products: [...tea, ...treats, 'scented-candle', 'signature-gift-box'],
  },
  'eid-al-fitr': {
    picture: 'perfume-bottle',
    products: ['perfume-bottle', ...treats, 'signature-gift-box', 'tea-tin', 'plush-teddy', 'heart-necklace'],
  },
  'eid-al-adha': {
    picture: 'macaron-box',
    products: [...treats, ...tea, 'signature-gift-box', 'perfume-bottle'],
  },
} as const satisfies { readonly [Key in OccasionKey]?: OccasionGifts }

/** Mother's Day has a category of the sample shop, which is in the menu all year. */
export const firstOnMothersDay: readonly ProductKey[] = [
  'mothers-day-card',
  'rose-bouquet-kraft',
  'name-mug',
  'embroidered-cushion',
  'heart-necklace',
  'tulip-bouquet-vase',
  'tote-bag',
  'ring-dish',
]

export type OccasionCategory = keyof typeof occasionGifts

export const occasionGiftList = Object.entries(occasionGifts) as [OccasionCategory, OccasionGifts][]
