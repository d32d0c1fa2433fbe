// Price limits that shoppers type, in every language: what remains to be searched, and the limits.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { localeTable, locales, type Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { readPricePhrase, withoutCheap } from './price-phrase.ts'

/** price-phrases/ has a phrase a line: query / rest / lowest-highest price in whole units. */
function phrasesIn(locale: Locale): string[] {
  const text = readFileSync(new URL(`price-phrases/${locale}.txt`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '')
}

for (const locale of locales) {
  const currency = currencyOf(localeTable[locale].country)
  test(`price limits in ${locale}`, () => {
    const wrong = phrasesIn(locale).flatMap((line) => {
      const [, query = '', rest = '', limits = ''] = /^(.+?) \/ (?:(.+) )?\/ (.+)$/.exec(line)!
      const read = readPricePhrase(query, locale, currency)
      const [min = '', max = ''] = limits.split('-')
      const unit = currency === 'JPY' ? 1 : 100
      const expected = {
        rest,
        min: min === '' ? null : Math.round(Number(min) * unit),
        max: max === '' ? null : Math.round(Number(max) * unit),
      }
      return JSON.stringify(read) === JSON.stringify(expected) ? [] : [{ query, read, expected }]
    })
    assert.deepEqual(wrong, [])
  })
}

const noPrices: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  us: [
    'gift for a 5 year old',
    'from 3 years',
    'set of 6 eggs',
    '2-3 mugs',
    'MAC-12',
    'mug',
    'gift for a ten year old',
    'tea for 2',
    'gift for 30 year old',
    '50 year anniversary',
    'toys 3+',
    'i <3 you',
    'dozen roses',
    'two mugs',
    'set of 6',
    'grandma 80',
    '18th birthday',
    'grand mother gift',
    'delivery within 2 days',
    'kids under five',
    'gift for 2 people',
    'a hundred roses',
    '25 december',
    'one size',
    'for a couple',
    'budget',
    'no sugar',
    '1 year old toy',
    '100% cotton',
    'christmas 2026',
    'at home',
    'for mom',
  ],
  de: [
    'ab 3 Jahren',
    'Kerze 200 g',
    'Geschenk für 2',
    '18 Geburtstag',
    'zum 50. Geburtstag',
    'Kinder ab 3',
    '6er Set',
    '24 Türchen',
    '100 % Baumwolle',
    'für zwei',
    'elf',
    'Preis',
    '20 cm Vase',
    '500 ml',
    'eine Tasse',
  ],
  fr: ['cadeau 30 ans', 'pour 2 personnes', 'lot de 6', 'des 3 ans', '1 an de mariage', 'cent roses'],
  nl: ['cadeau 18 jaar', 'voor 2', 'set van 6', 'een mok', 'binnen 2 dagen', 'over 2 weken', 'hond'],
  da: ['hund', 'gave til hund', '18 år', 'sæt med 6', 'en kop', 'gave til mand 50 år'],
  sv: ['present 18 år', 'set om 6', 'en mugg', 'sex muggar', '50 år'],
  fi: ['lahja 18-vuotiaalle', '6 kpl', 'kaksi mukia', '10-vuotias', 'kolme', 'pari mukia'],
  cs: ['k 18 narozeninám', 'sada 6', 'spa set', 'dárek pro 2', 'kilo čokolády', 'od 3 let'],
  pl: ['na 18 urodziny', 'zestaw 6', 'od 3 lat', 'dwa kubki', 'sto lat', 'karta sto lat'],
  es: ['regalo 18 años', 'para 2', 'juego de 6', 'mil gracias', 'cien años'],
  it: ['regalo 18 anni', 'per 2', 'set da 6', 'sei tazze', 'da 3 anni', 'mille grazie'],
  pt: ['presente 18 anos', 'conjunto de 6', 'dois', 'mil beijos', '5 anos'],
  ar: ['هدية 18 سنة', 'طقم 6', 'كوبين', 'الف مبروك', 'عمر 5'],
  ja: [
    '3歳 プレゼント',
    '3歳',
    '18歳の誕生日',
    '2人',
    '6個セット',
    '百合',
    '千羽鶴',
    '30代 女性',
    '20代',
    '十代',
  ],
  zh: [
    '3岁 礼物',
    '3岁',
    '18岁生日',
    '两个人',
    '百合花',
    '百年好合',
    '一百个',
    '30岁',
    '千纸鹤',
    '一家三口',
    '二十四节气',
    '五一',
  ],
}

test('numbers that are no price stay in the query', () => {
  for (const locale of locales)
    for (const query of noPrices[locale] ?? [])
      assert.equal(readPricePhrase(query, locale, currencyOf(localeTable[locale].country)), null, query)
})

test('English price limits are read in every language', () => {
  const phrases = [
    ['gift under 20', 'gift', null, 20],
    ['Mug under $20', 'Mug', null, 20],
    ['under €20', '', null, 20],
    ['between 10 and 30 euros', '', 10, 30],
    ['gifts for less than 20', 'gifts', null, 20],
    ['more than 50', '', 50, null],
  ] as const
  for (const locale of locales)
    for (const [query, rest, min, max] of phrases) {
      const currency = currencyOf(localeTable[locale].country)
      const unit = currency === 'JPY' ? 1 : 100
      const expected = { rest, min: min && min * unit, max: max && max * unit }
      assert.deepEqual(readPricePhrase(query, locale, currency), expected, `${locale}: ${query}`)
    }
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
