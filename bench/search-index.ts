// Measures the speed of the catalogue index in one process:
//   node bench/search-index.ts --products 100000 --seconds 3
// Lists: a random category, half with a price range, half with a tag, four sorts. `plain` are lists without
// price or tag, the most frequent kind. Rates are per second of processor time of all threads, so other work on the
// machine affects them little. Percentiles are elapsed time.
import { parseArgs } from 'node:util'
import { createCatalogIndex } from '#catalog/catalog-index.ts'
import type { ListQuery } from '#catalog/list-query.ts'
import { sorts } from '#domain/catalog/catalog.ts'
import { brand, categoryPath, oneOf, phrase, seeded, syntheticProducts, tags } from './synthetic-catalog.ts'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '3' } },
})
const products = Number(values.products)
const seconds = Number(values.seconds)
const chance = seeded(7)
const index = createCatalogIndex()

const buildStarted = performance.now()
index.load(syntheticProducts(products))
const loaded = performance.now()
for (const sort of [...sorts, 'newest'] as const) index.list({ ...plainList(), sort })
const ready = performance.now()
globalThis.gc?.()
const { heapUsed, arrayBuffers } = process.memoryUsage()
console.log(
  `${products} products: loaded in ${((loaded - buildStarted) / 1000).toFixed(1)} s (generating included), laid out in ${((ready - loaded) / 1000).toFixed(1)} s; ` +
    `heap ${mb(heapUsed)} MB, arrays ${mb(arrayBuffers)} MB`,
)

measure('list, mixed', mixedList)
measure('list, plain', plainList)
measure('list, whole shop with price', () => ({ ...plainList(), filters: somePrices() }))
measure('search, two words', () => search(phrase(chance)))
measure('search, brand and noun', () => search(`${brand(chance)} ${phrase(chance).split(' ')[1]}`))
measure('search, one word', () => search(oneOf(phrase(chance).split(' '), chance)))
measure('search, mistyped', () => search(mistyped(phrase(chance))))
measure('search, filtered', () => ({ ...mixedList(), ...search(phrase(chance)) }))
measureUpdates()

function plainList(): ListQuery {
  const category = chance() < 0.1 ? undefined : categoryPath(chance).at(-1)!
  const filters = category ? { category } : {}
  return {
    locale: 'us',
    currency: 'EUR',
    filters,
    sort: oneOf(sorts, chance),
    page: 1 + Math.floor(3 * chance() ** 3),
    pageSize: 24,
  }
}

function somePrices(): { minPrice: number; maxPrice: number } {
  const minPrice = Math.floor(20_000 * chance())
  return { minPrice, maxPrice: minPrice + Math.floor(60_000 * chance()) }
}

function mixedList(): ListQuery {
  const list = plainList()
  const priced = chance() < 0.5 ? somePrices() : {}
  const tagged = chance() < 0.5 ? { tags: [oneOf(tags, chance)] } : {}
  return { ...list, filters: { ...list.filters, ...priced, ...tagged } }
}

function search(query: string): ListQuery {
  return { ...plainList(), filters: {}, query, sort: 'relevance' }
}

function mistyped(query: string): string {
  const at = 1 + Math.floor(chance() * (query.length - 2))
  return query.slice(0, at) + query.slice(at + 1)
}

function measure(name: string, next: () => ListQuery): void {
  for (let i = 0; i < 50; i++) index.list(next())
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const before = process.cpuUsage()
  while (performance.now() < end) {
    const query = next()
    const started = performance.now()
    index.list(query)
    times.push(performance.now() - started)
  }
  report(name, times, processorSeconds(before))
}

function processorSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function measureUpdates(): void {
  const changing = [...syntheticProducts(Math.min(products, 2_000))]
  const before = process.cpuUsage()
  for (const product of changing)
    index.update([{ ...product, sold: product.sold + 7, inStock: !product.inStock }], [])
  const took = processorSeconds(before)
  console.log(`${'update, sold and stock'.padEnd(28)} ${Math.round(changing.length / took)}/s`)
}

function report(name: string, times: number[], spentSeconds: number): void {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.toFixed(3)
  console.log(
    `${name.padEnd(28)} ${String(Math.round(times.length / spentSeconds)).padStart(7)}/s  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`,
  )
}

function mb(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
