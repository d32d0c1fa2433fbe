// Addresses of an earlier shop that was in several languages too.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { importRedirects } from '#services/import/old-addresses.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
before(async () => void (shop = await openTestShopServer()))
after(() => shop.close())

test('old and new addresses may begin with a language', async () => {
  const pairs = [
    '/de/alt,/de/name-mug',
    '/fr/vieux,/name-mug',
    '/old,/name-mug',
    '/en/former,/name-mug',
    '/deutsch,/de/name-mug',
  ]
  await importRedirects(shop.db, async function* () {
    yield Buffer.from(pairs.join('\n'))
  })
  const leads = async (path: string) => {
    const { status, headers } = await shop.ask(path, { headers: { 'accept-language': 'en' } })
    return [status, headers.location]
  }
  assert.deepEqual(await leads('/de/alt'), [301, '/de/name-mug'])
  assert.deepEqual(await leads('/fr/vieux'), [301, '/fr/name-mug'])
  assert.deepEqual(await leads('/de/old'), [301, '/de/name-mug'])
  assert.deepEqual(await leads('/deutsch'), [301, '/de/name-mug'])
  assert.deepEqual(await leads('/de/deutsch'), [301, '/de/name-mug'])
  assert.deepEqual(await leads('/former'), [301, '/name-mug'])
})
