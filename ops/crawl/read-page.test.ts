import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPage } from './read-page.ts'

const page = readPage(`<!doctype html><html lang="de-DE" dir="ltr"><head><title>Tasse &amp; Teller</title>
  <meta name="description" content="Für zwei."><meta property="og:locale" content="de_DE">
  <link rel="canonical" href="/de/cup"><link rel="alternate" hreflang="en-US" href="/cup">
  <script type="application/ld+json">{"@type":"Product","name":"\\u003cTasse>"}</script>
  <script type="application/json">{"home.title":"kein Text"}</script></head>
  <body><h1>Tasse <em>&amp;</em> Teller</h1><p>Noch <!-- -->3<!-- --> Stück</p>
  <blockquote lang="en-US">Lovely <b>glaze</b> indeed</blockquote>
  <a href="/de/cart" aria-label="Warenkorb"></a><a href="/fr/cup" hreflang="fr-FR"></a><form action="/de/search"></form></body></html>`)

test('the parser reads title, language, links and metadata of a page', () => {
  assert.deepEqual([page.lang, page.dir, page.title], ['de-DE', 'ltr', 'Tasse & Teller'])
  assert.deepEqual([page.metas.get('description'), page.metas.get('og:locale')], ['Für zwei.', 'de_DE'])
  assert.deepEqual([page.canonical, page.languages.get('en-US')], ['/de/cup', '/cup'])
  assert.deepEqual(page.headings, ['Tasse & Teller'])
  assert.deepEqual([...page.choices], [['fr-FR', '/fr/cup']])
  assert.deepEqual([...page.links], ['/de/cup', '/cup', '/de/cart', '/de/search'])
  assert.deepEqual(page.jsonLd, [{ '@type': 'Product', name: '<Tasse>' }])
})

test('texts are whole sentences and labels, without text in another language or none', () => {
  assert.deepEqual([...page.texts], ['Tasse', '&', 'Teller', 'Noch 3 Stück', 'Warenkorb'])
})
