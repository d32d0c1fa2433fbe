// `npm run bench:search`: how many queries of bench/search-queries find an expected product among the first five. It
// counts by kind and by language, through the endpoint of the sample shop.
//   npm run bench:search -- second de misses    one set and language, with its queries that missed
// `--folder` reads a set that is outside the repository, so that its queries stay unknown.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLocale, localeTable } from '#domain/markets/locale.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { encodeQuery } from '#web/platform/api/query.ts'
import { openScratch, startOnCore0 } from './processes.ts'
import {
  isFound,
  queryFolder,
  querySets,
  readQueries,
  type SearchResult,
  type Query,
} from './search-queries.ts'

type Outcome = Query & { readonly found: boolean; readonly empty: boolean; readonly result: SearchResult }

const goals: Readonly<Record<string, number>> = { price: 95, synonym: 90 }
const goal = 95
const maxEmpty = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' } },
})
const selected = positionals.filter(isLocale)
const named = querySets.filter((set) => positionals.includes(set)).map(queryFolder)
const known = named.length > 0 ? named : querySets.map(queryFolder)
const folders = values.folder ? [values.folder] : known
await using scratch = await openScratch()
await using shop = startOnCore0('sample-process.ts', scratch)
const { origin } = await shop.message<{ origin: string }>()
for (const folder of folders) {
  const outcomes: Outcome[] = []
  for (const query of readQueries(folder))
    if (selected.length === 0 || selected.includes(query.locale)) outcomes.push(await search(origin, query))
  console.log(`\n${path.basename(folder)}`)
  if (positionals.includes('misses')) printMisses(outcomes)
  printTable('kind', outcomes, ({ kind }) => kind)
  printTable('language', outcomes, ({ locale }) => locale)
}

async function search(origin: string, query: Query): Promise<Outcome> {
  const address = `${origin}${apiPath}?${encodeQuery({ api: 'catalog.search', query: query.text })}`
  const response = await fetch(address, {
    headers: {
      lang: query.locale,
      market: localeTable[query.locale].country,
      session: 'bench-search-quality',
    },
  })
  const { data: result } = (await response.json()) as { data: SearchResult }
  return { ...query, found: isFound(query, result), empty: result.products.length === 0, result }
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { locale, kind, text, expected, result } of outcomes.filter(({ found }) => !found)) {
    const first = result.products.slice(0, 5).map(({ key }) => key)
    const { minPrice, maxPrice } = result.filters
    const filters = kind === 'price' ? ` | ${minPrice ?? ''}-${maxPrice ?? ''}` : ''
    console.log(
      [locale, kind, text, `expected ${expected.join(' ')}`, first.join(' ') || 'nothing'].join(' | ') +
        filters,
    )
  }
}

function printTable(
  title: string,
  outcomes: readonly Outcome[],
  groupOf: (outcome: Outcome) => string,
): void {
  console.log(`\n${title.padEnd(12)} queries  first five  empty`)
  const groups = Map.groupBy(outcomes, groupOf)
  for (const [name, group] of [...groups, ['all', outcomes] as const]) {
    const found = share(group, ({ found: is }) => is)
    const empty = share(group, ({ empty: is }) => is)
    const reached = found >= (goals[name] ?? goal) && empty <= maxEmpty
    console.log(
      `${name.padEnd(12)} ${String(group.length).padStart(7)} ${found.toFixed(1).padStart(9)} % ${empty.toFixed(1).padStart(5)} %  ${reached ? 'reached' : 'MISSED'}`,
    )
  }
}

function share(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.length === 0 ? 0 : (100 * outcomes.filter(is).length) / outcomes.length
}
