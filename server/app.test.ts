// The request dispatcher: host names, methods, headers, and routes beside the pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { defaultLocale, locales } from '#domain/markets/locale.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { openTestShopServer, type TestShopServer } from './open-test-server.ts'
import { currentBuild } from './pages/build-storefront.ts'

let shop: TestShopServer
before(
  async () =>
    void (shop = await openTestShopServer({
      PUBLIC_ORIGIN: 'https://www.posy.example',
      API_ORIGIN: 'https://api.posy.example',
    })),
)
after(() => shop.close())

const from = (host: string, path = '/') => shop.ask(path, { headers: { host } })
const call = { method: 'POST', body: '{"api":"cart.view"}' }
const good = { session: 'a-visitor-of-tests', 'content-type': 'application/json' }

test('the shop responds to its own host names only', async () => {
  const statuses = {
    'www.posy.example': 200,
    'WWW.POSY.EXAMPLE': 200,
    localhost: 200,
    'localhost:3000': 200,
    '127.0.0.1:3000': 200,
    'shop.localhost:3000': 200,
    '[::1]:3000': 200,
    'evil.test': 421,
    'www.posy.example.evil.test': 421,
    'localhost.evil.test': 421,
    'posy.example.': 421,
    'user@localhost': 421,
  }
  for (const [host, status] of Object.entries(statuses)) assert.equal((await from(host)).status, status, host)
})

test('the name without www redirects to www, always on the shop’s own site', async () => {
  const to = async (path: string) => (await from('posy.example', path)).headers.location
  assert.equal((await from('posy.example')).status, 308)
  assert.equal(await to('/de/cart?a=1'), 'https://www.posy.example/de/cart?a=1')
  assert.equal(await to('//evil.test/x'), 'https://www.posy.example/evil.test/x')
  assert.equal(await to('/\\evil.test'), 'https://www.posy.example/evil.test')
})

test('no redirect leads to another site', async () => {
  const to = async (path: string) => (await from('www.posy.example', path)).headers.location
  assert.equal(await to('/us/\\evil.test'), '/evil.test')
  assert.equal(await to('/us//evil.test/'), '/evil.test')
  assert.equal(await to('/de\\\\evil.test/'), '/de/evil.test')
  for (const path of ['/\\evil.test/', '//evil.test/', '/\\/evil.test/'])
    assert.equal((await from('www.posy.example', path)).status, 404, path)
})

test('pages and endpoint respond only under their own host names', async () => {
  const endpoint = (host: string) => shop.ask(apiPath, { ...call, headers: { ...good, host } })
  assert.equal((await endpoint('api.posy.example')).status, 200)
  assert.equal((await endpoint('www.posy.example')).status, 405)
  assert.equal((await endpoint('localhost')).status, 200)
  assert.equal((await from('api.posy.example')).status, 404)
})

test('every response has the security headers, with any status', async () => {
  const asks: [string, string, number][] = [
    ['www.posy.example', '/', 200],
    ['www.posy.example', '/no/such', 404],
    ['www.posy.example', '/cart/', 308],
    ['www.posy.example', '/assets/none.js', 404],
    ['www.posy.example', '/builds/latest.json', 200],
    ['api.posy.example', apiPath, 404],
    ['posy.example', '/', 308],
    ['evil.test', '/', 421],
  ]
  for (const [host, path, status] of asks) {
    const { headers, ...response } = await from(host, path)
    assert.equal(response.status, status, host + path)
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; script-src 'self';/)
    assert.match(String(headers['strict-transport-security']), /max-age=63072000/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['set-cookie'], undefined)
    assert.equal(headers['x-powered-by'], undefined)
  }
})

test('only our own pages may call the endpoint from a browser', async () => {
  const origins: [origin: string | undefined, status: number][] = [
    [undefined, 200],
    ['https://www.posy.example', 200],
    ['https://posy.example', 403],
    ['http://www.posy.example', 403],
    ['https://www.posy.example.evil.test', 403],
    ['https://evil.test', 403],
    ['null', 403],
    ['http://localhost:3000', 403],
  ]
  for (const [origin, status] of origins) {
    const headers = { ...good, host: 'api.posy.example', ...(origin !== undefined && { origin }) }
    const response = await shop.ask(apiPath, { ...call, headers })
    const own = origin === 'https://www.posy.example'
    assert.equal(response.status, status, origin)
    assert.equal(response.headers['access-control-allow-origin'], own ? origin : undefined)
    const preflight = await shop.ask(apiPath, { method: 'OPTIONS', headers })
    assert.equal(preflight.status, own ? 204 : 403)
  }
  const crossSite = { ...good, host: 'api.posy.example', 'sec-fetch-site': 'cross-site' }
  assert.equal((await shop.ask(apiPath, { ...call, headers: crossSite })).status, 403)
})

test('another site cannot embed personal content', async () => {
  const own = 'cross-origin-resource-policy'
  const { headers } = await shop.ask(apiPath, { ...call, headers: { ...good, host: 'api.posy.example' } })
  assert.equal(headers[own], 'same-origin')
  assert.equal((await from('www.posy.example', '/_unsubscribe/x')).headers[own], 'same-origin')
  assert.equal((await from('www.posy.example', '/favicon.svg')).headers[own], undefined)
  // Mails show the drawing of a personal text in the page of a mail service.
  assert.equal((await from('www.posy.example', '/_drawing/x.jpg')).headers[own], undefined)
})

test('pages can only be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    assert.equal((await shop.ask('/cart', { method })).status, 405, method)
})

test('a built file is cached forever, and the response to a missing one is never a page', async () => {
  const { text } = await from('localhost')
  const script = /<script type="module" src="([^"]+)"/.exec(text)?.[1] ?? ''
  const file = await shop.ask(script, { headers: { 'accept-encoding': 'br' } })
  assert.equal(file.status, 200)
  assert.match(file.headers['cache-control'] ?? '', /immutable/)
  assert.equal(file.headers['content-encoding'], 'br')
  assert.match(file.headers['content-type'] ?? '', /^text\/javascript/)
  const missing = await shop.ask(`${script}x`)
  assert.equal(missing.status, 404)
  assert.match(missing.headers['content-type'] ?? '', /^text\/plain/)
})

test('the latest build, its short manifest and all its files are served', async () => {
  const { id, at, files } = await currentBuild(() => undefined)
  for (const path of ['/builds/latest.json?123', `/builds/meta/${id}.json`])
    assert.deepEqual(JSON.parse((await shop.ask(path)).text), { id, at }, path)
  for (const file of files) assert.equal((await shop.ask(`/${file}`)).status, 200, file)
  assert.equal((await shop.ask('/builds/meta/older.json')).status, 404)
})

test('a test shop in production shows a notice in every language and exposes no development routes', async () => {
  const open = await openTestShopServer({
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    PUBLIC_ORIGIN: 'https://www.posy.example',
    TRUSTED_PROXIES: '1',
  })
  try {
    // Each language uses another network, because one network's budget is too small for so many pages.
    const read = (path: string, host = 'www.posy.example', network = 1) =>
      open.ask(path, { headers: { host, 'x-forwarded-for': `203.0.113.${network}` } })
    const notices = new Set<string>()
    for (const [at, locale] of locales.entries())
      for (const path of ['', '/name-mug', '/cart', '/error/404', '/no/such/page', '/orderDetail']) {
        const address = locale === defaultLocale ? path || '/' : `/${locale}${path}`
        const { text } = await read(address, undefined, at + 1)
        const [, notice = ''] = /<body><aside class="test-notice"><p>([^<]+)<\/p><\/aside>/.exec(text) ?? []
        assert.ok(notice, `${locale}${path}`)
        notices.add(notice)
      }
    assert.equal(notices.size, locales.length, 'each language has its own')
    for (const path of ['/_mail', '/_style']) assert.equal((await read(path)).status, 404, path)
    for (const host of ['localhost', `127.0.0.1:${open.port}`, 'shop.localhost'])
      assert.equal((await read('/', host)).status, 421, host)
  } finally {
    await open.close()
  }
  assert.ok(!(await from('www.posy.example')).text.includes('<aside class="test-notice"'))
})

test('health is reported, and a draining shop is not ready', async () => {
  assert.equal((await shop.ask('/live')).status, 200)
  assert.equal((await shop.ask('/ready')).status, 200)
  // Kubernetes and load balancers send an address or service name as Host.
  for (const host of ['10.0.0.5:3000', 'posy-7d9f.shop.svc', 'evil.test'])
    for (const path of ['/live', '/ready', '/ready?probe=1'])
      assert.equal((await from(host, path)).status, 200, `${host}${path}`)
  assert.equal((await from('10.0.0.5:3000', '/liveliness')).status, 421)
  shop.drain()
  assert.equal((await shop.ask('/ready')).status, 503)
  assert.equal((await shop.ask('/')).status, 200)
})
