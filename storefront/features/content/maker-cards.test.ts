import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { makerCards } from './maker-cards.ts'

const gift = (key: string, name: string | null): ProductCard =>
  ({ key, address: key, picture: name && { name } }) as ProductCard
const gifts = [gift('mug', 'name-mug'), gift('tulips', 'tulip-bouquet'), gift('card', null)]
const listOf = (...items: string[]) =>
  `<p>Ours.</p><ul>${items.map((each) => `<li>${each}</li>`).join('')}</ul>`
const clay =
  '<strong>Kiln &amp; Clay</strong>, Caldas, Portugal\u00a0· Mugs &amp; bowls: <a href="/de/mug">Becher</a>'
const field = '<strong>Veldbloem</strong>، Aalsmeer: <a href="/tulips">توليب</a>، <a href="/card">بطاقة</a>'

test('a list of makers shows the picture of the first gift, name, place, and craft, and no price', () => {
  const page = makerCards(listOf(clay, field), gifts)
  assert.match(page, /<p>Ours\.<\/p><ul data-part="makers"><li><picture>.*name-mug-480\.webp/)
  assert.match(
    page,
    /<strong>Kiln &amp; Clay<\/strong><span>Caldas, Portugal<\/span><p>Mugs &amp; bowls<\/p><a href="\/de\/mug">Becher<\/a><\/div><\/li>/,
  )
  assert.match(
    page,
    /tulip-bouquet-480\.webp.*<span>Aalsmeer<\/span><a href="\/tulips">توليب<\/a><a href="\/card">[^<]*<\/a><\/div><\/li>/,
  )
})

test('a list stays as it is if an item has no maker or no picture', () => {
  for (const other of ['Paper and ribbon', '<strong>Post</strong>, Bonn: <a href="/card">Card</a>']) {
    const page = listOf(clay, other)
    assert.equal(makerCards(page, gifts), page)
  }
  assert.equal(makerCards(listOf(clay), []), listOf(clay))
})
