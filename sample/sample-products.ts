// All products of the sample shop.
import { children } from './products/children.ts'
import { easter } from './products/easter.ts'
import { flowers } from './products/flowers.ts'
import { home } from './products/home.ts'
import { jewellery } from './products/jewellery.ts'
import { smallGifts } from './products/small-gifts.ts'
import { sweets } from './products/sweets.ts'
import { wellness } from './products/wellness.ts'
import { winter } from './products/winter.ts'
import type { SampleProduct } from './sample-product.ts'

const all = [
  ...flowers,
  ...sweets,
  ...easter,
  ...home,
  ...jewellery,
  ...children,
  ...smallGifts,
  ...wellness,
  ...winter,
]

export type ProductKey = (typeof all)[number]['key']
export const sampleProducts: readonly (SampleProduct & { readonly key: ProductKey })[] = all
