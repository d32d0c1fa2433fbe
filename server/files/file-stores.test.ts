// Folder, database and bucket behave alike.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import S3rver from 's3rver'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { readConfig } from '../config.ts'
import { openFileStore } from './open-file-store.ts'

let database: TestDatabase
let folder: string
let bucketServer: S3rver
let port: number
const stores = new Map<string, FileStore>()

before(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'posy-files-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'gifts', configs: [] }],
  })
  // The declared type lacks the address.
  const address = (await bucketServer.run()) as unknown as { port: number }
  port = address.port
  stores.set('folder', openFolderStore(path.join(folder, 'files')))
  stores.set('database', openDatabaseStore(database.db))
  stores.set('bucket', storeOf(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/gifts/shop`))
})

after(async () => {
  await bucketServer.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

function storeOf(setting: string): FileStore {
  return openFileStore(readConfig({ FILES: setting }), database.db)
}

for (const kind of ['folder', 'database', 'bucket']) {
  test(`${kind}: a file comes back unchanged, and the latest one under a key`, async () => {
    const store = stores.get(kind)!
    assert.equal(await store.get('pictures/mug.webp'), undefined)
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256))
    await store.put('pictures/mug.webp', Buffer.from('an earlier one'))
    await store.put('pictures/mug.webp', bytes)
    assert.ok((await store.get('pictures/mug.webp'))?.equals(bytes))
    await store.put('pictures/empty.webp', Buffer.alloc(0))
    assert.equal((await store.get('pictures/empty.webp'))?.length, 0)
  })

  test(`${kind}: a folder lists its files until they are deleted`, async () => {
    const store = stores.get(kind)!
    assert.deepEqual(await store.list('builds'), [])
    const keys = Array.from({ length: 20 }, (_, at) => `builds/${at + 10}.json`)
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))))
    await store.put('buildsother/1.json', Buffer.from('another folder'))
    assert.deepEqual(await store.list('builds'), keys)
    await store.delete(keys[0]!)
    await store.delete(keys[0]!)
    assert.deepEqual(await store.list('builds'), keys.slice(1))
  })

  test(`${kind}: no key leaves its folder`, async () => {
    const store = stores.get(kind)!
    for (const key of [
      '../mug.webp',
      'pictures/../../mug.webp',
      'pictures/.hidden',
      '/etc/passwd',
      'mug.webp',
    ])
      await assert.rejects(async () => store.put(key, Buffer.from('x')), /is not the key of a file/)
  })
}

// An S3 service guarantees this itself.
for (const kind of ['folder', 'database'])
  test(`${kind}: no reader sees a part of a file while others write it`, async () => {
    const store = stores.get(kind)!
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(3_000_000, letter))
    await store.put('pictures/large.png', versions[0]!)
    const writes = Promise.all(versions.map((bytes) => store.put('pictures/large.png', bytes)))
    for (let reads = 0; reads < 5; reads += 1) {
      const read = await store.get('pictures/large.png')
      assert.ok(versions.some((bytes) => read && bytes.equals(read)))
    }
    await writes
  })

test('a bucket that does not exist, or refuses the key, is a fault', async () => {
  const address = `127.0.0.1:${port}`
  await assert.rejects(storeOf(`s3+http://S3RVER:S3RVER@${address}/nothing`).list('builds'), /does not exist/)
  await assert.rejects(storeOf(`s3+http://NOBODY:S3RVER@${address}/gifts/shop`).list('builds'), /Access Key/)
})
