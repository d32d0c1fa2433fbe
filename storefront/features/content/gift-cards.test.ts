import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { giftCards } from './gift-cards.ts'

const gift = (key: string, name: string | null): ProductCard =>
  ({ key, address: key, picture: name && { name } }) as ProductCard
const mug = gift('mug', 'name-mug')
const card = gift('card', null)
const listOf = (...keys: string[]) =>
  `<p>Ours.</p><ul>${keys.map((key) => `<li><a href="/de/${key}">A ${key} &amp; more</a></li>`).join('')}</ul><p>End.</p>`

test('a list of links to gifts becomes cards with picture, title and price', () => {
  const { html, others } = giftCards(listOf('mug'), [mug, card], () => 'from <€18', 'See it')
  assert.match(
    html,
    /^<p>Ours\.<\/p><ul data-part="gift-cards"><li><a href="\/de\/mug"><picture>.*name-mug-480\.webp/,
  )
  assert.match(
    html,
    /<strong>A mug &amp; more<\/strong><span>from &lt;€18<\/span><em>See it<\/em><\/span>.*<\/ul><p>End\.<\/p>$/,
  )
  assert.deepEqual(others, [card])
})

test('a list stays as it is if one of its links leads to no gift, or to one without picture', () => {
  for (const key of ['card', 'rich/faq', 'ug']) {
    const text = listOf('mug', key)
    const { html, others } = giftCards(text, [mug, card], () => '', '')
    assert.deepEqual([html, others], [text, [mug, card]])
  }
})
