// Crawls the sample shop: every sitemap page in every language, and every link on these pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Validator from '@adobe/structured-data-validator'
import { streamFeedRows, type FeedRow } from '#data/catalog/sitemap-rows.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import { alternateTags, directionOf, locales, localeTable } from '#domain/markets/locale.ts'
import { chooseMarket } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { messageFiles, readMessages } from '#messages/load.ts'
import { contactText, makers } from '#sample/makers.ts'
import { sampleReviews } from '#sample/reviews.ts'
import { operationsPage } from '../api-page.ts'
import { fetchAll, type Fetched } from './fetch-all.ts'
import { openSampleShop, type SampleShop } from './open-sample-shop.ts'
import { readPage, type LinkedData, type ReadPage } from './read-page.ts'

const longestTitle = 65
const longestDescription = 320

let shop: SampleShop
let answers: Map<string, Fetched>
/** By address. */
let pages: Map<string, ReadPage>

before(async () => {
  shop = await openSampleShop()
  const sitemaps = await fetchAll(shop.origin, await listed('/sitemap.xml'))
  const addresses = [...sitemaps.values()].flatMap(({ body }) => locations(body))
  // Pages outside the sitemap, such as search.
  const searches = locales.map(
    (locale) => `${shop.origin}${locale === 'us' ? '' : `/${locale}`}/search?query=mug`,
  )
  answers = await fetchAll(shop.origin, [...addresses, ...searches])
  pages = new Map([...answers].map(([address, { body }]) => [address, readPage(body)]))
})
after(() => shop?.close())

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
const listed = async (path: string): Promise<string[]> =>
  locations((await fetchAll(shop.origin, [path])).get(path)?.body ?? '')

/** Fails with the first few faults. */
function assertNone(faults: readonly string[]): void {
  assert.deepEqual(faults.slice(0, 12), [], `${faults.length} in all`)
}

/** Faults that `look` finds on the sitemap pages, with their addresses. */
function faultsOf(look: (page: ReadPage, address: string) => (string | false | undefined)[]): string[] {
  return [...pages]
    .filter(([address]) => !address.includes('?'))
    .flatMap(([address, page]) =>
      look(page, address).flatMap((fault) => (fault ? [`${address}: ${fault}`] : [])),
    )
}

test('every page of the sitemap is there, in its language and direction, with one heading', () => {
  assert.ok(pages.size > locales.length * 20, `${pages.size} pages`)
  const known = new Map(locales.map((locale) => [localeTable[locale].tag, directionOf(locale)]))
  assertNone(
    faultsOf(({ lang, dir, headings }, address) => [
      answers.get(address)?.status !== 200 && `answers ${answers.get(address)?.status}`,
      known.get(lang as never) !== dir && `lang ${lang}, dir ${dir}`,
      headings.length !== 1 && `${headings.length} headings`,
      headings[0] === '' && 'empty heading',
    ]),
  )
})

test('titles are short and unique per language; every page has a description', () => {
  const seen = new Map<string, string>()
  assertNone(
    faultsOf(({ lang, title, metas }, address) => {
      const twin = seen.get(`${lang} ${title}`)
      seen.set(`${lang} ${title}`, address)
      const description = metas.get('description') ?? ''
      return [
        twin && `has the title of ${twin}`,
        (title === '' || [...title].length > longestTitle) && `title of ${title.length}: ${title}`,
        description === '' && 'no description',
        description.length > longestDescription && `description of ${description.length}`,
      ]
    }),
  )
})

test('every page names itself as canonical, and all its languages name each other', () => {
  const tags = [...locales.flatMap(alternateTags), 'x-default']
  assertNone(
    faultsOf(({ canonical, languages, lang }, address) => [
      canonical !== address && `canonical ${canonical}`,
      languages.get(lang) !== address && 'does not name itself among its languages',
      [...languages.keys()].join() !== tags.join() && `languages ${[...languages.keys()].join()}`,
      ...[...languages].map(
        ([tag, other]) => pages.get(other)?.languages.get(lang) !== address && `${tag} does not answer`,
      ),
    ]),
  )
})

test('a shared link shows title, text and language of its page, and most show a picture', () => {
  assertNone(
    faultsOf(({ metas, canonical, title }) => [
      metas.get('og:title') !== title && 'og:title',
      metas.get('og:url') !== canonical && 'og:url',
      metas.get('og:description') !== metas.get('description') && 'og:description',
      !/^[a-z]{2}_[A-Z]{2}$/.test(metas.get('og:locale') ?? '') && `og:locale ${metas.get('og:locale')}`,
      metas.has('og:image') && !metas.get('og:image:alt') && 'no text for its picture',
    ]),
  )
})

test('no link is broken', async () => {
  const links = new Set<string>()
  for (const [address, page] of pages)
    for (const link of page.links) {
      const url = new URL(link, address)
      if (url.origin !== shop.origin) continue
      // The country is chosen on every page: these links lead to this same page.
      url.searchParams.delete('ce')
      url.hash = ''
      // Filters have the same names and values in all languages.
      const isFilter = url.search !== '' && page.lang !== 'en-US'
      if (!isFilter && !pages.has(url.href)) links.add(url.href)
    }
  const found = await fetchAll(shop.origin, links)
  // Texts may link a product by its key, which leads to its address in the language.
  const isThere = (status: number) => status === 200 || status === 308
  assertNone([...found].flatMap(([url, { status }]) => (isThere(status) ? [] : [`${status} ${url}`])))
})

test('the language menu of every page leads to the page in the next language', async () => {
  const tags = locales.map((locale) => localeTable[locale].tag)
  const next = new Map(tags.map((tag, at) => [tag as string, tags[(at + 1) % tags.length]!]))
  const pathOf = (address: string): string => new URL(address, shop.origin).pathname
  const targets = new Map<string, string>()
  const faults: string[] = faultsOf(({ lang, choices, languages }, address) => {
    const tag = next.get(lang) ?? ''
    const choice = choices.get(tag)
    const target = languages.get(tag) ?? ''
    // Other languages have other addresses, to which the server redirects. An equal address is a page of the crawl.
    if (choice && pathOf(choice) !== pathOf(target)) targets.set(new URL(choice, address).href, target)
    return [choices.size !== tags.length && `${choices.size} languages`, !choice && `no ${tag}`]
  })
  for (const [address, { status, location = address }] of await fetchAll(shop.origin, targets.keys()))
    if (![200, 308].includes(status) || pathOf(location) !== pathOf(targets.get(address)!))
      faults.push(`${address} answers ${status}, ${location}`)
  assertNone(faults)
})

test('structured data passes the validator without an error, on every page', async () => {
  const validator = new Validator()
  const faults = new Set<string>()
  for (const [address, { jsonLd }] of pages) {
    const byType = Map.groupBy(jsonLd, (item) => item['@type'])
    for (const issue of await validator.validate({ jsonld: Object.fromEntries(byType) })) {
      const place = issue.path.map(({ type, property }) => type ?? property).join(' › ')
      if (issue.severity === 'ERROR') faults.add(`${address}: ${place}: ${issue.issueMessage}`)
    }
  }
  assertNone([...faults])
  const types = new Set([...pages.values()].flatMap(({ jsonLd }) => jsonLd.map((item) => item['@type'])))
  for (const type of [
    'OnlineStore',
    'WebSite',
    'BreadcrumbList',
    'Product',
    'ProductGroup',
    'Article',
    'FAQPage',
  ])
    assert.ok(types.has(type), `no page has ${type}`)
  const all = JSON.stringify([...pages.values()].map(({ jsonLd }) => jsonLd))
  for (const met of ['aggregateRating', 'OutOfStock', 'StrikethroughPrice'])
    assert.ok(all.includes(met), `no product has ${met}`)
})

test('no page has untranslated English text or a message key', () => {
  const keys = new Set(messageFiles.flatMap((file) => Object.keys(readMessages('us', file))))
  // People, makers and the Eid feasts keep their names, and an address is written as the post reads it.
  const names = new Set([
    'Eid al-Fitr',
    'Eid al-Adha',
    ...sampleReviews.map(({ author }) => author),
    ...Object.values(makers)
      .flatMap((maker) => Object.values(maker))
      .map((each) => contactText('us', each).replace(/, \S+@\S+$/, '')),
  ])
  const isProse = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3
  assertNone(
    faultsOf(({ lang, texts, languages, title }) => {
      const english = pages.get(languages.get('en-US') ?? '')?.texts
      return [...texts, title].flatMap((text) => [
        keys.has(text) && `shows the key ${text}`,
        lang !== 'en-US' &&
          english?.has(text) &&
          isProse(text) &&
          !names.has(text.replaceAll('\u2060', '')) &&
          !isForeign(text) &&
          `in English: ${text}`,
      ])
    }),
  )
})

/**
 * Names and lists that no language translates: the seller, makers, their addresses and towns, cosmetic ingredients, a
 * perfume's French name.
 */
function isForeign(text: string): boolean {
  return /@|^Alcohol Denat\.|Eau de Parfum$| GmbH$|^Soft Acre Toys$|^[^,]+, Portugal$/.test(text)
}

test('the product feed has the price, the stock and the address of each page', async () => {
  const offers = new Map<string, LinkedData>()
  for (const { lang, jsonLd } of pages.values())
    for (const product of jsonLd.flatMap((item) => [item, ...((item['hasVariant'] as LinkedData[]) ?? [])]))
      if (typeof product['sku'] === 'string')
        offers.set(`${lang} ${product['sku']}`, product['offers'] as LinkedData)
  const faults: string[] = []
  let items = 0
  for (const locale of locales) {
    const path = `/feeds/${locale}.xml`
    const { body } = (await fetchAll(shop.origin, [path])).get(path)!
    for (const [item] of body.matchAll(/<item>.*?<\/item>/gs)) {
      const field = (name: string): string =>
        new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1] ?? ''
      const offer = offers.get(`${localeTable[locale].tag} ${field('id')}`)
      items += 1
      const missing = required.filter((name) => field(name) === '')
      const price = `${String(offer?.['price'])} ${String(offer?.['priceCurrency'])}`
      const stock = String(offer?.['availability']).endsWith('/InStock') ? 'in_stock' : 'out_of_stock'
      if (missing.length > 0) faults.push(`${locale} ${field('id')} lacks ${missing.join()}`)
      if ((field('sale_price') || field('price')) !== price)
        faults.push(`${locale} ${field('id')} costs ${price}`)
      if (field('availability') !== stock) faults.push(`${locale} ${field('id')} is ${stock}`)
      if (!pages.has(field('link').split('?')[0] ?? ''))
        faults.push(`${locale} ${field('id')}: ${field('link')}`)
    }
  }
  assertNone(faults)
  const rows: FeedRow[] = []
  for await (const page of streamFeedRows(shop.db, 'us', { country: 'US', currency: 'USD' }))
    rows.push(...page)
  assert.equal(rows.length * locales.length, offers.size)
  const calendar = occasionCalendar(sampleSettings)
  const timely = locales.flatMap((locale) => {
    const country = chooseMarket(locale, sampleSettings.markets)
    const today = plainDateIn(Date.now(), timeZones[country])
    return rows.filter((row) => calendar.isTimely(row, country, today, findableDays))
  })
  assert.equal(items, timely.length, 'gifts of distant and foreign occasions are left out')
})

/** From Google's product data specification, for goods without a number of their own. */
const required = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'brand',
  'condition',
  'identifier_exists',
  'shipping',
]

test('the example calls of docs/api.md work', async () => {
  const [, shown = ''] = /```sh\n(.*?)```/s.exec(operationsPage()) ?? []
  const calls = shown.replaceAll('\\\n', '').trim().split('\n\n')
  assert.equal(calls.length, 2)
  for (const call of calls) {
    const { pathname, search } = new URL(/^curl '([^']+)'/.exec(call)?.[1] ?? '')
    const headers = [...call.matchAll(/-H '([^:']+): ([^']+)'/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    const [, body] = /-d '([^']+)'/.exec(call) ?? []
    const answer = await fetch(shop.origin + pathname + search, {
      headers,
      ...(body && { method: 'POST', body }),
    })
    const { code } = (await answer.json()) as { code: number }
    assert.deepEqual([answer.status, code], [200, 0], call)
  }
})
