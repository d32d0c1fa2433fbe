// `npm run bench`: speed of pages and operations, with goals.
//   npm run bench                          pages, operations and sizes, with 1,000 products; then memory, which
//                                          takes ten minutes (--minutes 1: less)
//   npm run bench -- --products 100000     lists and search in a large catalogue, stored in var/bench for the next run
import path from 'node:path'
import { parseArgs } from 'node:util'
import { orderList, signInByCode, signInByPassword } from './accounts.ts'
import { cpuSeconds } from './cpu-time.ts'
import { productKey } from './fill-catalog.ts'
import type { Figures } from './load.ts'
import { measureMemory } from './memory.ts'
import {
  addToCart,
  checkout,
  list,
  placeOrder,
  placeWithPromotions,
  product,
  search,
  type Shop,
} from './operations.ts'
import { comparePages, listingPath } from './pages.ts'
import { openScratch, shareCores, startOnCore0 } from './processes.ts'
import { fileLengths, weighPage } from './sizes.ts'
import { printFileLengths, printOperation, printOperationHeads, printPages, printWeights } from './tables.ts'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000' }, minutes: { type: 'string', default: '10' } },
})
const products = Number(values.products)
if (!Number.isInteger(products) || products < 1_000) {
  console.error('--products takes a whole number from 1000 on.')
  process.exit(1)
}
const isLarge = products > 1_000
await using scratch = await openScratch()
const { mailDir } = scratch
const dataDir = isLarge ? path.resolve(import.meta.dirname, `../var/bench/${products}`) : scratch.dataDir

console.log(`Posy with ${products.toLocaleString('en')} products. ${shareCores()}`)
if (isLarge)
  console.log(
    'The catalogue is written first where it is not there yet: a million products take some minutes.',
  )
await using child = startOnCore0('shop-process.ts', { dataDir, mailDir }, String(products))
const { origin, startSeconds } = await child.message<{ origin: string; startSeconds: number }>()
const shop = { origin, products, mailDir }
await (isLarge ? measureLarge(shop, startSeconds) : measureSmall(shop))

async function measureSmall(shop: Shop): Promise<void> {
  printPages(await comparePages(shop.origin))
  printOperationHeads()
  await measure('list', list, shop, { perSecond: 2_000 })
  await measure('search', search, shop, { perSecond: 2_000 })
  await measure('product', product, shop, { perSecond: 4_000 })
  await measure('add to cart', addToCart, shop, { perSecond: 1_300 })
  await measure('place order', placeOrder, shop)
  await measure('with promotions', placeWithPromotions, shop)
  await measure('whole checkout', checkout, shop, { perSecond: 100 })
  await measure('sign in by code', signInByCode, shop)
  await measure('sign in by password', signInByPassword, shop)
  await measure('list of 1,000 orders', orderList, shop)
  const pages = ['/', listingPath, `/${productKey(1)}`]
  printWeights(await Promise.all(pages.map((page) => weighPage(shop.origin, page))))
  printFileLengths(fileLengths())
  await measureMemory(Number(values.minutes))
}

async function measureLarge(shop: Shop, startSeconds: number): Promise<void> {
  const isHuge = products >= 1_000_000
  console.log(`\nReady ${startSeconds.toFixed(1)} s after the start${isHuge ? ' (to reach: 30 s)' : ''}.`)
  printOperationHeads()
  await measure('list with counts', list, shop, isHuge ? { perSecond: 500, p99: 50 } : { perSecond: 5_000 })
  await measure('search', search, shop, isHuge ? { perSecond: 500, p99: 50 } : { perSecond: 2_000 })
}

async function measure(
  name: string,
  run: (shop: Shop, seconds: number) => Promise<Figures>,
  shop: Shop,
  goal?: { perSecond: number; p99?: number },
): Promise<void> {
  const before = cpuSeconds(child.pid, dataDir)
  const figures = await run(shop, 4)
  const used = cpuSeconds(child.pid, dataDir)
  const perCoreSecond =
    before === undefined || used === undefined ? undefined : figures.stepCount / (used - before)
  printOperation(name, figures, perCoreSecond, goal)
}
