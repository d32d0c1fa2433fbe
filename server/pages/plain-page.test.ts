// Plain pages: the merchant's colours, the season, legal links, and a page whose surroundings cannot be read.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { html } from '#domain/html.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { plainPage } from './plain-page.ts'
import { bareDesign } from './testing-design.ts'

const visitor = { locale: 'de', country: 'DE', settings: sampleSettings } as const
const content = html`<p>Alles gut.</p>`

test('the merchant’s colours pass the policy of the page, without any other inline style', async () => {
  const settings = { ...sampleSettings, theme: { accent: '#0a5c36', paper: '#ffffff' } }
  const { body, headers } = await plainPage({ ...visitor, settings }, 'Hallo', content, bareDesign(false))
  const [, colours = ''] = /<style>(.*?)<\/style>/.exec(String(body)) ?? []
  assert.match(colours, /--accent:/)
  const hash = createHash('sha256').update(colours).digest('base64')
  assert.ok(headers['content-security-policy']?.includes(`style-src 'self' 'sha256-${hash}';`))
})

test('the season and the legal pages are those of the storefront', async () => {
  const legal = [
    { path: '/rich/agb', text: 'AGB' },
    { path: '/rich/datenschutz#cookies', text: 'Cookies' },
  ]
  const loadFrame = async () => ({ legal, season: 'christmas' }) as const
  const { body } = await plainPage(visitor, 'Hallo', content, { ...bareDesign(false), loadFrame })
  assert.match(String(body), /<html lang="de-DE" dir="ltr" data-season="christmas">/)
  assert.match(String(body), /<footer><a href="\/de\/rich\/agb">AGB<\/a><\/footer>/)
})

test('the content is shown although the frame cannot be read', async () => {
  const { status, body } = await plainPage(visitor, 'Hallo', content, bareDesign(true), { status: 422 })
  assert.equal(status, 422)
  assert.match(String(body), /<h1>Hallo<\/h1><p>Alles gut\.<\/p>/)
  assert.match(String(body), /class="test-notice"/)
})
