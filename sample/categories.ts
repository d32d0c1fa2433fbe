// Categories of the sample shop in display order, parents before children.
import type { PictureName } from './pictures.ts'

type SampleCategory = { readonly key: string; readonly parent?: string; readonly picture: PictureName }

export const sampleCategories = [
  { key: 'easter', picture: 'easter-basket' },
  { key: 'easter-decoration', parent: 'easter', picture: 'painted-eggs-nest' },
  { key: 'easter-bunnies', parent: 'easter', picture: 'gold-foil-bunny' },
  { key: 'mothers-day', picture: 'mothers-day-card' },
  { key: 'flowers', picture: 'tulip-bouquet-vase' },
  { key: 'sweets', picture: 'macaron-box' },
  { key: 'chocolate', parent: 'sweets', picture: 'truffle-box' },
  { key: 'bakes-and-tea', parent: 'sweets', picture: 'tea-tin' },
  { key: 'home', picture: 'teapot-for-two' },
  { key: 'candles', parent: 'home', picture: 'scented-candle-peony' },
  { key: 'kitchen', parent: 'home', picture: 'teapot-for-two' },
  { key: 'decoration', parent: 'home', picture: 'photo-frame-oak' },
  { key: 'jewellery-and-keepsakes', picture: 'velvet-jewellery-box' },
  { key: 'jewellery', parent: 'jewellery-and-keepsakes', picture: 'heart-necklace' },
  { key: 'keepsakes', parent: 'jewellery-and-keepsakes', picture: 'carousel-music-box' },
  { key: 'personalised', picture: 'name-tumbler-sage' },
  { key: 'for-children', picture: 'plush-bunny' },
  { key: 'wellness', picture: 'spa-gift-set' },
  { key: 'cards', picture: 'linen-notebook' },
  { key: 'out-and-about', picture: 'tote-bag' },
  { key: 'gift-boxes', picture: 'signature-gift-box' },
] as const satisfies readonly SampleCategory[]

export type CategoryKey = (typeof sampleCategories)[number]['key']
