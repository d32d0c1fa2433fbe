// `npm run bench:search`: how many queries of bench/search-queries find an expected product among the first five, by kind
// and by language, through the endpoint of the sample shop.
//   npm run bench:search -- de misses    one language, with its queries that missed
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isLocale, localeTable, type Locale } from '#domain/markets/locale.ts'
import { currencyDecimals, type Currency } from '#domain/pricing/money.ts'
import { apiPath } from '#storefront/platform/api/address.ts'
import { encodeQuery } from '#storefront/platform/api/query.ts'
import { startOnCore0 } from './processes.ts'

type Query = {
  readonly locale: Locale
  readonly kind: string
  readonly text: string
  readonly expected: string
}
type Card = { readonly key: string; readonly price: { readonly minor: number; readonly currency: Currency } }
type Outcome = Query & { readonly found: boolean; readonly empty: boolean; readonly first: readonly string[] }

const goals: Readonly<Record<string, number>> = { price: 95, synonym: 90 }
const goal = 95
const mostEmpty = 2
const folder = path.join(import.meta.dirname, 'search-queries')

const selected = process.argv.slice(2).filter(isLocale)
const scratch = await mkdtemp(path.join(tmpdir(), 'posy-bench-'))
const shop = startOnCore0('sample-process.ts', [path.join(scratch, 'data'), path.join(scratch, 'mail')])
try {
  const { origin } = await shop.message<{ origin: string }>()
  const outcomes: Outcome[] = []
  for (const query of readQueries()) outcomes.push(await ask(origin, query))
  if (process.argv.includes('misses')) printMisses(outcomes)
  printTable('kind', outcomes, ({ kind }) => kind)
  printTable('language', outcomes, ({ locale }) => locale)
} finally {
  await shop.stop()
  await rm(scratch, { recursive: true, force: true })
}

function readQueries(): Query[] {
  return readdirSync(folder)
    .map((file) => path.parse(file).name)
    .filter(isLocale)
    .filter((locale) => selected.length === 0 || selected.includes(locale))
    .flatMap((locale) =>
      readFileSync(path.join(folder, `${locale}.tsv`), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [kind = '', text = '', expected = ''] = line.split('\t')
          return { locale, kind, text, expected }
        }),
    )
}

async function ask(origin: string, query: Query): Promise<Outcome> {
  const address = `${origin}${apiPath}?${encodeQuery({ api: 'catalog.search', query: query.text })}`
  const reply = await fetch(address, {
    headers: {
      lang: query.locale,
      market: localeTable[query.locale].country,
      session: 'bench-search-quality',
    },
  })
  const { data } = (await reply.json()) as { data: { products: Card[] } }
  const first = data.products.slice(0, 5)
  return {
    ...query,
    found: isFound(first, query.expected),
    empty: first.length === 0,
    first: first.map(({ key }) => key),
  }
}

/** `USD:10-20:name-mug vase`: all of the first five cost 10 to 20, and one is among the keys if there are any. */
function isFound(first: readonly Card[], expected: string): boolean {
  const [, currency, min, max, keys = expected] = /^([A-Z]{3}):([\d.]*)-([\d.]*):(.*)$/.exec(expected) ?? []
  const accepted = keys.split(' ').filter((key) => key !== '')
  if (first.length === 0) return false
  if (currency !== undefined && !first.every(({ price }) => isWithin(price, min, max))) return false
  return accepted.length === 0 || first.some(({ key }) => accepted.includes(key))
}

function isWithin({ minor, currency }: Card['price'], min = '', max = ''): boolean {
  const amount = minor / 10 ** currencyDecimals[currency]
  return amount >= Number(min || 0) && amount <= Number(max || Infinity)
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { locale, kind, text, expected, first } of outcomes.filter(({ found }) => !found))
    console.log([locale, kind, text, `expected ${expected}`, first.join(' ') || 'nothing'].join(' | '))
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
    const reached = found >= (goals[name] ?? goal) && empty <= mostEmpty
    console.log(
      `${name.padEnd(12)} ${String(group.length).padStart(7)} ${found.toFixed(1).padStart(9)} % ${empty.toFixed(1).padStart(5)} %  ${reached ? 'reached' : 'MISSED'}`,
    )
  }
}

function share(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number {
  return outcomes.length === 0 ? 0 : (100 * outcomes.filter(is).length) / outcomes.length
}
