// A backup that is written while the shop sells restores the same shop into an empty database.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { quoted } from '#api/orders/testing.ts'
import { openTestShop, orderTo, address, type TestShop } from '#api/testing.ts'
import { createTestDatabase, type Template, type TestDatabase } from '#data/testing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { restoreBackup } from '#services/backup/restore-backup.ts'
import { writeBackup } from '#services/backup/write-backup.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { contentOf } from './testing-backup.ts'

const noTables: Template = { name: 'bare', fill: async () => undefined }

let shop: TestShop
let folder: string
let empty: TestDatabase
before(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'posy-backup-test-'))
  empty = await createTestDatabase(noTables)
  await files('original').put('pictures/mug.webp', Buffer.from('a picture'))
  await buy('browser-before')
})
after(async () => {
  await empty.drop()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const files = (name: string) => openFolderStore(path.join(folder, name))
const file = () => path.join(folder, 'shop.backup')
const source = () => ({ db: shop.db, files: files('original'), secret: shop.shop.secret })

async function buy(session: string): Promise<void> {
  const who = { session, idempotencyKey: `key-of-${session}-order` }
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const placed = await shop.call('order.place', { ...(await quoted(shop, who)), ...orderTo(address) }, who)
  assert.equal(placed.code, 201, placed.msg)
}

test('the restored shop equals the original, with orders placed meanwhile in neither half', async () => {
  const wanted = await contentOf(shop.db)
  const written = writeBackup(source(), createWriteStream(file()), shop.clock.now)
  // These orders are after the moment of the backup, or wholly in it.
  const buyers = Promise.all(['browser-a', 'browser-b'].map(buy))
  const size = await written
  await buyers
  assert.equal(size.pictures, 1)

  let secret = ''
  const target = {
    db: empty.db,
    files: files('restored'),
    keepSecret: async (text: string) => void (secret = text),
  }
  const restored = await restoreBackup(target, createReadStream(file()))
  assert.ok(!isRefusal(restored), JSON.stringify(restored))
  assert.equal(secret, shop.shop.secret)
  assert.equal((await files('restored').get('pictures/mug.webp'))?.toString(), 'a picture')
  const found = await contentOf(empty.db)
  assert.deepEqual([...found.keys()], [...wanted.keys()])
  for (const name of ['product', 'product_text', 'variant_price', 'customer', 'tag', 'promotion', 'coupon'])
    assert.deepEqual(found.get(name), wanted.get(name), name)
  const orders = found.get('orders') as { id: string }[]
  assert.ok(orders.length >= 1 && orders.length <= 3)
  for (const name of ['order_line', 'payment', 'shipment_group']) {
    const ids = new Set((found.get(name) as { order_id: string }[]).map((row) => row.order_id))
    assert.deepEqual([...ids].sort(), orders.map(({ id }) => id).sort(), `${name} of each order`)
  }
})

test('a backup onto a slow disk holds few pictures in memory', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `pictures/p${at}.jpg`)
  const [picture, read] = [randomBytes(256 * 1024), { pictures: 0, ahead: 0 }]
  let written = 0
  const disk = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.length
      // Random bytes cannot be compressed: what was written tells how many pictures are out of memory.
      read.ahead = Math.max(read.ahead, read.pictures - Math.floor(written / picture.length))
      setTimeout(done, 1)
    },
  })
  const store = {
    ...files('original'),
    list: async () => names,
    get: async () => {
      read.pictures += 1
      return picture
    },
  }
  const size = await writeBackup({ ...source(), files: store }, disk, shop.clock.now)
  assert.equal(size.pictures, names.length)
  assert.ok(read.ahead < 10, `${read.ahead} pictures were in memory`)
})

test('a backup onto a full disk fails with the reason', async () => {
  const disk = new Writable({
    write(_chunk, _encoding, done) {
      done(new Error('no space left'))
    },
  })
  await assert.rejects(writeBackup(source(), disk, shop.clock.now), { message: 'no space left' })
  const nowhere = createWriteStream(path.join(folder, 'no-folder', 'backup'))
  await assert.rejects(writeBackup(source(), nowhere, shop.clock.now), { code: 'ENOENT' })
})

test('a backup restores pictures from and into the database', async () => {
  const other = await createTestDatabase(noTables)
  try {
    const pictures = openDatabaseStore(shop.db)
    await pictures.put('pictures/cup.webp', Buffer.from('a cup'))
    await writeBackup({ ...source(), files: pictures }, createWriteStream(file()), shop.clock.now)
    const target = { db: other.db, files: openDatabaseStore(other.db), keepSecret: async () => undefined }
    const restored = await restoreBackup(target, createReadStream(file()))
    assert.ok(!isRefusal(restored), JSON.stringify(restored))
    assert.equal((await target.files.get('pictures/cup.webp'))?.toString(), 'a cup')
  } finally {
    await other.drop()
  }
})

test('a shop with products or orders is never overwritten', async () => {
  const target = { db: shop.db, files: files('restored'), keepSecret: async () => undefined }
  assert.deepEqual(await restoreBackup(target, createReadStream(file())), { refused: 'shop-not-empty' })
})

test('a cut file and a file of another kind are refused, and leave the shop empty', async () => {
  const other = await createTestDatabase(noTables)
  try {
    const target = { db: other.db, files: files('other'), keepSecret: async () => undefined }
    const text = path.join(folder, 'text')
    await writeFile(text, gzipSync('not an archive'))
    assert.deepEqual(await restoreBackup(target, createReadStream(text)), { refused: 'backup-unreadable' })
    const cut = path.join(folder, 'cut')
    const whole = gunzipSync(await readFile(file()))
    await writeFile(cut, gzipSync(whole.subarray(0, Math.floor(whole.length / 2))))
    await assert.rejects(restoreBackup(target, createReadStream(cut)))
    const restored = await restoreBackup(target, createReadStream(file()))
    assert.ok(!isRefusal(restored), 'the whole file is still accepted')
  } finally {
    await other.drop()
  }
})
