// Sixty wishes at the sample shop, a month before Christmas. gift-finder-cases.txt was written before the gift finder.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { recipients, tastes, type Recipient, type Taste } from '#domain/catalog/gift-finder.ts'
import { locales } from '#domain/markets/locale.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { loadSampleShop } from './load.ts'

/** Sunday 22 November 2026. */
const today = Date.UTC(2026, 10, 22, 9)
const christmasEve = '2026-12-24'
/** Suggestions of which each is judged: those of the first screen. */
const judged = 4
/** Prices of the wishes are in dollars. */
const perDollar = {
  USD: 1,
  EUR: 1,
  JPY: 150,
  CNY: 7.5,
  PLN: 4.3,
  CZK: 25,
  SEK: 11.5,
  DKK: 7.5,
  AED: 4,
} as const

type Case = {
  readonly line: string
  readonly recipient: Recipient
  readonly taste: Taste | undefined
  readonly dollars: number | undefined
  readonly country: Country
  readonly ofTaste: readonly string[]
  readonly ofRecipient: readonly string[]
}

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  shop.clock.now = today
  const { db, files } = shop.shop
  await db.run(sql`truncate product, promotion, coupon, category, tag cascade`)
  assert.ok(await loadSampleShop(db as TestShop['db'], today, files))
  await shop.shop.catalog.refresh()
})
after(() => shop.close())

async function suggestionsFor({
  recipient,
  taste,
  dollars,
  country,
}: Omit<Case, 'line' | 'ofTaste' | 'ofRecipient'>) {
  const currency = currencyOf(country)
  const decimals = currency === 'JPY' ? 1 : 100
  const { data } = await shop.call(
    'catalog.gifts',
    {
      recipient,
      ...(taste && { taste }),
      ...(dollars !== undefined && {
        maxPrice: Math.round(dollars * perDollar[currency as keyof typeof perDollar] * decimals),
      }),
      by: christmasEve,
    },
    { country },
  )
  return data.gifts
}

test('at least nine of ten suggestions suit the wish, one of the taste comes first, and all arrive in time', async () => {
  const cases = await readCases()
  assert.equal(cases.length, 60)
  const wrong: string[] = []
  const late: string[] = []
  let shown = 0
  for (const each of cases) {
    const gifts = await suggestionsFor(each)
    const keys = gifts.slice(0, judged).map(({ product }) => product.key)
    const first = each.taste ? each.ofTaste : each.ofRecipient
    assert.ok(keys.length > 0, `${each.line}: nothing`)
    if (!first.includes(keys[0]!)) late.push(`${each.line}: ${keys.join(' ')}`)
    for (const { arrival, reason } of gifts) {
      assert.ok(arrival.day <= christmasEve, each.line)
      assert.notEqual(reason, 'popular', each.line)
    }
    shown += keys.length
    const unsuitable = keys.filter((key) => !each.ofTaste.includes(key) && !each.ofRecipient.includes(key))
    wrong.push(...unsuitable.map((key) => `${each.line}: ${key}`))
  }
  assert.deepEqual(late, [])
  assert.ok(wrong.length <= shown / 10, `${wrong.length} of ${shown} do not suit:\n${wrong.join('\n')}`)
})

test('every taste finds gifts in every language', async () => {
  const empty: string[] = []
  for (const locale of locales)
    for (const taste of tastes) {
      const { data } = await shop.call('catalog.gifts', { taste }, { locale, country: 'DE' })
      if (!data.gifts.some(({ reason }) => reason === 'taste')) empty.push(`${locale} ${taste}`)
    }
  assert.deepEqual(empty, [])
})

test('nothing is suggested that costs more or arrives later, and no gift with the name of another person', async () => {
  for (const recipient of recipients) {
    const gifts = await suggestionsFor({ recipient, taste: undefined, dollars: 30, country: 'US' })
    assert.ok(gifts.every(({ product }) => product.price.minor <= 3_000))
    const forMom = gifts.filter(
      ({ product }) => product.title.includes('Mom') || product.title.includes('Mother'),
    )
    assert.ok(recipient === 'mom' || forMom.length === 0, recipient)
  }
  const { data } = await shop.call('catalog.gifts', { by: '2026-11-23' }, { country: 'US' })
  assert.deepEqual(data.gifts, [])
})

test('a gift that is not sent has no day of arrival, and is in time as soon as it is handled', async () => {
  const { db } = shop.shop
  const send = (isSent: boolean) =>
    db.run(sql`update product set requires_shipping = ${isSent} where key = 'scented-candle'`)
  const giftsBy = async (by: string) => {
    const { data } = await shop.call('catalog.gifts', { by }, { country: 'US' })
    return data.gifts.map(({ product, arrival }) => [product.key, arrival.method])
  }
  await send(false)
  try {
    assert.deepEqual(await giftsBy('2026-11-24'), [['scented-candle', 'none']])
    assert.deepEqual(await giftsBy('2026-11-22'), [])
  } finally {
    await send(true)
  }
})

test('a gift names the interest and the occasion that it suits', async () => {
  const factsOf = async (input: Record<string, string>, key: string) => {
    const { data } = await shop.call('catalog.gifts', input, { country: 'US' })
    const gift = data.gifts.find(({ product }) => product.key === key)
    return gift && [gift.interest, gift.occasion]
  }
  assert.deepEqual(await factsOf({ recipient: 'mom' }, 'name-mug'), ['coffee', 'christmas'])
  assert.deepEqual(await factsOf({ recipient: 'mom' }, 'scented-candle'), ['scents', 'christmas'])
  assert.deepEqual(await factsOf({ recipient: 'mom' }, 'tea-tin'), ['tea', 'christmas'])
  assert.deepEqual(await factsOf({ recipient: 'mom', taste: 'tea' }, 'name-mug'), ['tea', 'christmas'])
  assert.deepEqual(await factsOf({ recipient: 'mom', taste: 'tea' }, 'macaron-box'), [null, 'christmas'])
  assert.deepEqual(await factsOf({ by: christmasEve }, 'glass-bauble-set'), [null, 'christmas'])
  assert.deepEqual(await factsOf({ by: christmasEve }, 'rose-bouquet-kraft'), ['flowers', null])
})

/** A gift that suits a person in one wish suits the person in all. */
async function readCases(): Promise<Case[]> {
  const text = await readFile(new URL('gift-finder-cases.txt', import.meta.url), 'utf8')
  const cases = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [wish = '', keys = ''] = line.split(': ')
      const [recipient, taste, dollars, country] = wish.split(' ')
      const [ofTaste = '', ofRecipient = ''] = keys.replace(/^\|/, ' |').split('|')
      return {
        line: wish,
        recipient: recipient as Recipient,
        taste: taste === 'anything' ? undefined : (taste as Taste),
        dollars: dollars === '-' ? undefined : Number(dollars),
        country: country as Country,
        ofTaste: ofTaste.trim().split(' '),
        ofRecipient: ofRecipient.trim().split(' '),
      }
    })
  return cases.map((each) => ({
    ...each,
    ofRecipient: cases.flatMap(({ recipient, ofRecipient }) =>
      recipient === each.recipient ? ofRecipient : [],
    ),
  }))
}

test('a price alone finds gifts of the season first', async () => {
  const titlesOf = async (query: string) => {
    const { data } = await shop.call('catalog.search', { query }, { locale: 'us', country: 'US' })
    return (data as { products: { key: string }[] }).products.map(({ key }) => key)
  }
  const found = await titlesOf('gift under 20')
  const [bunny, mug] = ['chocolate-bunny', 'name-mug'].map((key) => found.indexOf(key))
  assert.ok(mug! >= 0 && bunny! > mug!, found.join(' '))
  assert.equal(found.slice(0, 4).filter((key) => /bunny|egg|easter/.test(key)).length, 0, found.join(' '))
})

test('a gift with the name of the person is among the first in every language, and not suggested for another', async () => {
  for (const locale of locales) {
    const giftsFor = async (recipient: Recipient) => {
      const { data } = await shop.call('catalog.gifts', { recipient }, { country: 'US', locale })
      return data.gifts.map(({ product }) => product.key)
    }
    const forMom = await giftsFor('mom')
    assert.ok(forMom.slice(0, judged).includes('tote-bag'), `${locale}: ${forMom.join(' ')}`)
    assert.ok(!(await giftsFor('dad')).includes('tote-bag'), locale)
  }
})

test('a gift of a distant occasion goes with gifts of the season, and in its own season with gifts of its occasion', async () => {
  const relatedAt = async (now: number) => {
    shop.clock.now = now
    const { data } = await shop.call('catalog.product', { key: 'chocolate-bunny' }, { country: 'US' })
    return data.related.map(({ key }) => key)
  }
  const inNovember = await relatedAt(today)
  assert.ok(inNovember.length >= 4)
  const onlyEaster = ['gold-foil-bunny', 'personalised-name-egg', 'easter-basket']
  assert.deepEqual(
    inNovember.filter((key) => onlyEaster.includes(key)),
    [],
  )
  const inMarch = await relatedAt(Date.UTC(2027, 2, 1))
  assert.ok(inMarch.includes('gold-foil-bunny'), inMarch.join(' '))
})

test('a gift that no method delivers to the country is not suggested', async () => {
  shop.clock.now = today
  const wish = { recipient: 'mom', taste: undefined, dollars: undefined, country: 'US' } as const
  const [first] = await suggestionsFor(wish)
  const { id } = first!.product
  const sell = (countries: readonly string[] | null) =>
    shop.db.run(sql`update product set markets = ${countries}::text[] where id = ${id}`)
  await sell(['JP'])
  assert.ok(!(await suggestionsFor(wish)).some(({ product }) => product.id === id))
  await sell(null)
  assert.equal((await suggestionsFor(wish))[0]!.product.id, id)
})

test('without an answer, gifts of the occasion that leads the shop come first', async () => {
  const { data } = await shop.call('catalog.gifts', {}, { country: 'US' })
  const keys = data.gifts.slice(0, 2).map(({ product }) => product.key)
  assert.deepEqual(keys, ['glass-bauble-set', 'fir-wreath'])
})
