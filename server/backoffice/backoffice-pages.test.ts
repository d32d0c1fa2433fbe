// Where the back office answers, and what its documents allow.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => {
  shop = await openTestShopServer({
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: 'https://www.example.com',
    BACKOFFICE_ORIGIN: 'https://admin.example.com',
  })
})
after(() => shop.close())

const ask = (host: string, path: string) => shop.ask(path, { headers: { host } })

test('with a host of its own, the back office is there and nowhere else', async () => {
  const page = await ask('admin.example.com', '/_shop/products')
  assert.equal(page.status, 200)
  assert.equal(page.headers['x-robots-tag'], 'noindex, nofollow')
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.match(page.headers['content-security-policy'] as string, /frame-ancestors 'none'/)
  assert.equal((await ask('www.example.com', '/_shop')).status, 404)
  assert.equal((await ask('api.example.com', '/_shop')).status, 404)
})

test('the host of the back office serves no shop', async () => {
  const home = await ask('admin.example.com', '/')
  assert.deepEqual([home.status, home.headers.location], [302, '/_shop'])
})

test('only pages of the back office’s host may call its endpoint', async () => {
  const call = (origin: string) =>
    shop.ask('/_shop/api', {
      method: 'POST',
      headers: {
        host: 'admin.example.com',
        origin,
        'content-type': 'application/json',
        session: 'a-handle-of-a-visitor',
      },
      body: JSON.stringify({ api: 'admin.me' }),
    })
  assert.equal((await call('https://www.example.com')).status, 403)
  assert.equal((await call('https://admin.example.com')).status, 401)
})
