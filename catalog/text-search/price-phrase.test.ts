// Price limits that shoppers type, in every language: what remains to be searched, and the limits.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currencyOf } from '#domain/markets/market.ts'
import { localeTable, locales, type Locale } from '#domain/markets/locale.ts'
import { readPricePhrase, withoutCheap } from './price-phrase.ts'

/** Query / rest / lowest-highest price in whole units. */
const phrases: Readonly<Partial<Record<Locale, string>>> = {
  us: `
    less than fifty / / -50
    mug under twenty dollars / mug / -20
    mug under $20 / mug / -20
    under 20 / / -20
    gifts for mom up to 50 dollars / gifts for mom / -50
    less than 15.50 / / -15.50
    candles between 10 and 25 / candles / 10-25
    $10-$20 necklace / necklace / 10-20
    10 to 20 dollars / / 10-20
    over $100 / / 100-
    20 bucks or less / / -20
    vase around $40 / vase / 30-50
    $1,200 vase / vase / -1200
    mug 20$ / mug / -20
    at least 30 usd / / 30-
  `,
  zh: `
    100元以下的礼物 / 礼物 / -100
    不超过200元 / / -200
    礼物 50到100元 / 礼物 / 50-100
    100-200元之间 / / 100-200
    三百块以内 蜡烛 / 蜡烛 / -300
    500以上 / / 500-
    两百元左右 / / 150-250
    杯子 ¥99 / 杯子 / -99
  `,
  ja: `
    3000円以下 / / -3000
    マグカップ 3,000円まで / マグカップ / -3000
    5千円以内のギフト / ギフト / -5000
    1万円以上 / / 10000-
    2000円から5000円 / / 2000-5000
    2000〜5000円のプレゼント / プレゼント / 2000-5000
    三千円くらい / / 2250-3750
    ￥1500 / / -1500
  `,
  ar: `
    أقل من خمسين درهم / / -50
    هدية أقل من 100 درهم / هدية / -100
    تحت ٥٠ درهم / / -50
    بين 50 و 100 درهم / / 50-100
    من 50 إلى 100 / / 50-100
    أكثر من 200 درهم / / 200-
    شمعة حتى 80 / شمعة / -80
  `,
  fr: `
    tasse à moins de trente euros / tasse / -30
    bougie à moins de 20 € / bougie / -20
    moins de 30 euros / / -30
    entre 20 et 40 euros / / 20-40
    cadeau jusqu'à 50€ / cadeau / -50
    plus de 100 € / / 100-
    20 euros maximum / / -20
    à partir de 15,50 € / / 15.50-
    autour de 20 euros / / 15-25
  `,
  pt: `
    até vinte euros / / -20
    caneca até 20 euros / caneca / -20
    menos de 15 € / / -15
    entre 10 e 20 euros / / 10-20
    mais de 50 € / / 50-
    prenda de 20 a 30 euros / prenda / 20-30
  `,
  it: `
    sotto i venti euro / / -20
    tazza sotto i 20 euro / tazza / -20
    meno di 15 € / / -15
    tra 10 e 20 euro / / 10-20
    regalo da 20 a 30 € / regalo / 20-30
    oltre 50 euro / / 50-
    fino a 30 / / -30
    20 euro circa / / 15-25
  `,
  es: `
    menos de veinte euros / / -20
    taza por menos de 20 euros / taza / -20
    hasta 30 € / / -30
    entre 10 y 20 euros / / 10-20
    más de 50 / / 50-
    regalo de 20 a 30 euros / regalo / 20-30
    máximo 25 € / / -25
  `,
  de: `
    bis fünfzig Euro / / -50
    Tasse unter zwanzig Euro / tasse / -20
    Tasse unter 20 Euro / Tasse / -20
    bis 30 € / / -30
    zwischen 10 und 20 Euro / / 10-20
    Geschenk 20-30 € / Geschenk / 20-30
    über 50 Euro / / 50-
    ab 50 € / / 50-
    höchstens 15,50 / / -15.50
    1.200 € / / -1200
    um 20 Euro / / 15-25
  `,
  pl: `
    do stu złotych / / -100
    kubek do 50 zł / kubek / -50
    poniżej 100 złotych / / -100
    między 50 a 100 zł / / 50-100
    od 50 do 100 zł / / 50-100
    powyżej 200 zł / / 200-
    prezent 100-200 zł / prezent / 100-200
    od 50 zł / / 50-
  `,
  nl: `
    onder de vijftig euro / / -50
    mok onder de 20 euro / mok / -20
    tot 30 € / / -30
    tussen 10 en 20 euro / / 10-20
    meer dan 50 euro / / 50-
    cadeau van 20 tot 30 euro / cadeau / 20-30
    vanaf 25 euro / / 25-
  `,
  sv: `
    under tvåhundra kronor / / -200
    mugg under 200 kr / mugg / -200
    högst 300 kronor / / -300
    mellan 100 och 200 kr / / 100-200
    över 500 kr / / 500-
    present 200-300 kr / present / 200-300
    under 250:- / / -250
  `,
  da: `
    under hundrede kroner / / -100
    krus under 200 kr / krus / -200
    højst 300 kroner / / -300
    mellem 100 og 200 kr / / 100-200
    over 500 kr / / 500-
    maks 150 / / -150
  `,
  fi: `
    alle viisikymmentä euroa / / -50
    muki alle 20 euroa / muki / -20
    enintään 30 € / / -30
    10-20 euroa / / 10-20
    yli 50 euroa / / 50-
    lahja 20 euroon asti / lahja / -20
    20 eurolla / / -20
  `,
  cs: `
    do tisíce korun / / -1000
    hrnek do 500 Kč / hrnek / -500
    pod 300 korun / / -300
    mezi 200 a 400 Kč / / 200-400
    nad 1000 Kč / / 1000-
    dárek od 200 do 400 / dárek / 200-400
    do 1 500 Kč / / -1500
  `,
}

for (const locale of locales.filter((each) => phrases[each])) {
  const currency = currencyOf(localeTable[locale].country)
  test(`price limits in ${locale}`, () => {
    const wrong = phrases[locale]!.split('\n')
      .filter((line) => line.trim() !== '')
      .flatMap((line) => {
        const [query = '', rest = '', limits = ''] = line.split('/').map((part) => part.trim())
        const read = readPricePhrase(query, locale, currency)
        const [min = '', max = ''] = limits.split('-')
        const unit = currency === 'JPY' ? 1 : 100
        const expected = {
          rest,
          min: min === '' ? null : Number(min) * unit,
          max: max === '' ? null : Number(max) * unit,
        }
        return JSON.stringify(read) === JSON.stringify(expected) ? [] : [{ query, read, expected }]
      })
    assert.deepEqual(wrong, [])
  })
}

test('numbers that are no price stay in the query', () => {
  for (const [locale, query] of [
    ['us', 'gift for a 5 year old'],
    ['us', 'from 3 years'],
    ['us', 'set of 6 eggs'],
    ['us', '2-3 mugs'],
    ['us', 'MAC-12'],
    ['de', 'ab 3 Jahren'],
    ['de', 'Kerze 200 g'],
    ['fr', 'des 3 ans'],
    ['pl', 'od 3 lat'],
    ['ja', '3歳 プレゼント'],
    ['zh', '3岁 礼物'],
    ['sv', '50 år'],
    ['us', 'mug'],
  ] as const)
    assert.equal(readPricePhrase(query, locale, currencyOf(localeTable[locale].country)), null, query)
})

/** Query / rest. */
const cheap: Readonly<Partial<Record<Locale, string>>> = {
  us: 'cheap Easter gifts / Easter gifts',
  zh: '便宜的巧克力 / 巧克力',
  ja: '安いチョコ / チョコ',
  ar: 'شوكولاتة رخيصة / شوكولاتة',
  fr: 'chocolat pas cher / chocolat',
  pt: 'chocolates baratos / chocolates',
  it: 'regali economici / regali',
  es: 'regalos baratos / regalos',
  de: 'günstige Osterhasen / Osterhasen',
  pl: 'tanie czekoladki / czekoladki',
  nl: 'goedkope kaarsen / kaarsen',
  sv: 'billiga presenter / presenter',
  da: 'billige gaver / gaver',
  fi: 'edullinen kynttilä / kynttilä',
  cs: 'levné dárky / dárky',
}

test('a word for a low price is read in every language, and no other word', () => {
  for (const locale of locales.filter((each) => cheap[each])) {
    const [query = '', rest] = cheap[locale]!.split(' / ')
    const left = withoutCheap(query, locale)
    assert.equal(left, rest, query)
    assert.equal(withoutCheap(rest!, locale), undefined, rest)
  }
})
