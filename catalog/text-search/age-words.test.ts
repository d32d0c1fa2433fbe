import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutAge } from './age-words.ts'

test('the age of a child asks for a child’s gift', () => {
  assert.match(withoutAge('gift for 5-year-old', 'us'), /kid/)
  assert.match(withoutAge('Geschenk für 3 jähriges Kind', 'de'), /für|fur/)
  assert.match(withoutAge('fødselsdagsgave til 5-årig', 'da'), /barn/)
  assert.match(withoutAge('5歳の誕生日', 'ja'), /子供/)
  assert.match(withoutAge('هدية لطفل عمره ٥ سنوات', 'ar'), /طفل/)
})

test('the age of an adult is left out', () => {
  assert.equal(withoutAge('50 Jahre Geschenk', 'de').trim(), 'geschenk')
})

test('other numbers stay', () => {
  for (const query of ['12 truffles', 'set of 2 bunnies']) assert.equal(withoutAge(query, 'us'), query)
})
