// Gifts for the occasions of the year. Each occasion is a category; its texts are those of messages/.
import type { OccasionKey } from '#domain/calendar/occasions.ts'
import type { PictureName } from './pictures.ts'
import type { ProductKey } from './sample-products.ts'

type OccasionGifts = { readonly picture: PictureName; readonly products: readonly ProductKey[] }

export const occasionGifts = {
  christmas: {
    picture: 'fir-wreath',
    products: [
      'signature-gift-box',
      'plush-teddy',
      'truffle-box',
      'scented-candle',
      'photo-frame-oak',
      'carousel-music-box',
      'tea-tin',
      'perfume-bottle',
      'spa-gift-set',
      'heart-necklace',
      'name-mug',
      'macaron-box',
    ],
  },
  'valentines-day': {
    picture: 'heart-necklace',
    products: [
      'rose-bouquet-kraft',
      'heart-necklace',
      'truffle-box',
      'heart-balloons',
      'velvet-jewellery-box',
      'perfume-bottle',
      'ring-dish',
      'embroidered-cushion',
      'scented-candle',
      'photo-frame-oak',
      'macaron-box',
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
    products: ['plush-teddy', 'plush-bunny', 'truffle-box', 'macaron-box', 'carousel-music-box', 'tea-tin'],
  },
  sinterklaas: {
    picture: 'gingerbread-house',
    products: ['truffle-box', 'plush-teddy', 'plush-bunny', 'name-mug', 'macaron-box', 'carousel-music-box'],
  },
  'new-year': {
    picture: 'signature-gift-box',
    products: [
      'signature-gift-box',
      'truffle-box',
      'macaron-box',
      'scented-candle',
      'tea-tin',
      'spa-gift-set',
      'perfume-bottle',
      'linen-notebook',
    ],
  },
  epiphany: {
    picture: 'snow-globe',
    products: [
      'plush-teddy',
      'plush-bunny',
      'carousel-music-box',
      'truffle-box',
      'macaron-box',
      'perfume-bottle',
    ],
  },
  'lunar-new-year': {
    picture: 'teapot-for-two',
    products: [
      'teapot-for-two',
      'tea-tin',
      'signature-gift-box',
      'truffle-box',
      'macaron-box',
      'spa-gift-set',
    ],
  },
  'white-day': {
    picture: 'macaron-box',
    products: [
      'macaron-box',
      'truffle-box',
      'heart-necklace',
      'perfume-bottle',
      'ring-dish',
      'scented-candle',
    ],
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
      'tea-tin',
      'teapot-for-two',
      'potted-succulent',
      'truffle-box',
      'embroidered-cushion',
      'oak-wall-clock',
    ],
  },
  'childrens-day': {
    picture: 'plush-teddy',
    products: [
      'plush-teddy',
      'plush-bunny',
      'carousel-music-box',
      'heart-balloons',
      'name-mug',
      'macaron-box',
    ],
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
    products: ['plush-teddy', 'plush-bunny', 'name-tumbler', 'name-mug', 'linen-notebook', 'tote-bag'],
  },
  midsummer: {
    picture: 'tulip-bouquet-vase',
    products: [
      'rose-bouquet-kraft',
      'potted-succulent',
      'macaron-box',
      'truffle-box',
      'scented-candle',
      'tea-tin',
    ],
  },
  qixi: {
    picture: 'velvet-jewellery-box',
    products: [
      'rose-bouquet-kraft',
      'heart-necklace',
      'velvet-jewellery-box',
      'truffle-box',
      'perfume-bottle',
      'ring-dish',
    ],
  },
  'mid-autumn': {
    picture: 'tea-tin',
    products: [
      'tea-tin',
      'teapot-for-two',
      'signature-gift-box',
      'macaron-box',
      'truffle-box',
      'spa-gift-set',
    ],
  },
  halloween: {
    picture: 'truffle-box',
    products: ['truffle-box', 'macaron-box', 'scented-candle', 'plush-teddy', 'heart-balloons', 'name-mug'],
  },
  'singles-day': {
    picture: 'spa-gift-set',
    products: [
      'spa-gift-set',
      'perfume-bottle',
      'scented-candle',
      'heart-necklace',
      'ring-dish',
      'truffle-box',
    ],
  },
  thanksgiving: {
    picture: 'scented-candle-peony',
    products: [
      'scented-candle',
      'rose-bouquet-kraft',
      'truffle-box',
      'macaron-box',
      'tea-tin',
      'teapot-for-two',
    ],
  },
  hanukkah: {
    picture: 'scented-candle-peony',
    products: [
      'scented-candle',
      'truffle-box',
      'macaron-box',
      'plush-teddy',
      'carousel-music-box',
      'tea-tin',
    ],
  },
  diwali: {
    picture: 'scented-candle-peony',
    products: [
      'scented-candle',
      'truffle-box',
      'macaron-box',
      'signature-gift-box',
      'perfume-bottle',
      'tea-tin',
    ],
  },
  ramadan: {
    picture: 'teapot-for-two',
    products: [
      'tea-tin',
      'teapot-for-two',
      'macaron-box',
      'truffle-box',
      'scented-candle',
      'signature-gift-box',
    ],
  },
  'eid-al-fitr': {
    picture: 'perfume-bottle',
    products: [
      'perfume-bottle',
      'macaron-box',
      'truffle-box',
      'signature-gift-box',
      'tea-tin',
      'plush-teddy',
      'heart-necklace',
    ],
  },
  'eid-al-adha': {
    picture: 'macaron-box',
    products: [
      'macaron-box',
      'truffle-box',
      'tea-tin',
      'teapot-for-two',
      'signature-gift-box',
      'perfume-bottle',
    ],
  },
} as const satisfies { readonly [Key in OccasionKey]?: OccasionGifts }

export type OccasionCategory = keyof typeof occasionGifts

export const occasionGiftList = Object.entries(occasionGifts) as [OccasionCategory, OccasionGifts][]
