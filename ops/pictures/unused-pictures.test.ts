// Pictures of a shop in both kinds of its own stores, from the upload to the deletion.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { newVisitor, place } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { json, sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { deleteUnusedPictures, unusedDays } from '#services/catalog/delete-unused-pictures.ts'
import { storePicture } from '#services/catalog/store-picture.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let folder: string
before(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function upload(files: FileStore, red: number): Promise<string> {
  const create = { width: 40, height: 40, channels: 3, background: { r: red, g: 1, b: 1 } } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const stored = await storePicture({ db: shop.db, files }, async () => bytes)
  return 'name' in stored ? stored.name : assert.fail(stored.refused)
}

/** Runs the job `days` after the opening. Returns the files that are left, and those whose copies were deleted. */
async function run(files: FileStore, days: number) {
  const copies: string[] = []
  const deleteCopies = async (file: string) => void copies.push(file)
  const stores = { db: shop.db, files, deleteCopies }
  const deleted = await deleteUnusedPictures(stores, shop.clock.now + days * 86_400_000)
  assert.equal(copies.length, deleted)
  const names = (await files.list('pictures')).map((key) => path.basename(key, '.jpg'))
  return { left: names.toSorted(), copies: copies.map((file) => path.basename(file, '.jpg')) }
}

test('a picture stays while a product, category, page, order, setting or import needs it, and a month longer', async () => {
  const { db, teddy } = shop
  const { files } = shop.shop
  const uses = ['product', 'category', 'page', 'order', 'logo', 'banner', 'undoing', 'nothing'] as const
  const names = {} as Record<(typeof uses)[number], string>
  for (const [at, use] of uses.entries()) names[use] = await upload(files, at)
  await db.run(sql`insert into product_picture values (${teddy.productId}, 1, ${names.product})`)
  await db.run(sql`update category set picture = ${names.category}`)
  await db.run(sql`
    insert into content (key, kind, picture, published_at, updated_at)
    values ('about', 'page', ${names.page}, now(), now())`)
  const settings = {
    logo: { name: names.logo, width: 40, height: 40 },
    home: [{ kind: 'best' }, { kind: 'banner', picture: { name: names.banner } }],
  }
  await db.run(sql`update shop_settings set value = ${json(settings)}`)
  const runId = newId(shop.clock.now)
  await db.run(sql`
    insert into import_run (id, status, file_name, digest, settings, actor, created_at)
    values (${runId}, 'done', 'gifts.csv', '', '{}', 'test', now())`)
  await db.run(sql`
    insert into import_product (run_id, position, key, title, lines, outcome, before)
    values (${runId}, 0, 'mug', 'Mug', '{1}', 'changed', ${json({ pictures: [names.undoing] })})`)
  const show = (name: string) =>
    db.run(
      sql`update product_picture set picture = ${name} where product_id = ${teddy.productId} and position = 0`,
    )
  await show(names.order)
  await shop.setStock(teddy.variant, 9)
  assert.equal((await place(shop, newVisitor())).code, 201)
  await show('teddy')

  const everything = Object.values(names).toSorted()
  assert.deepEqual(await run(files, 0), { left: everything, copies: [] })
  assert.match(await ops(shop, 'picture', 'unused'), new RegExp(`${names.nothing} +2026-03-02 +2026-04-01`))
  assert.deepEqual(await run(files, unusedDays - 1), { left: everything, copies: [] })
  const withoutOne = everything.filter((name) => name !== names.nothing)
  assert.deepEqual(await run(files, unusedDays + 1), { left: withoutOne, copies: [names.nothing] })
  assert.equal(await ops(shop, 'picture', 'unused'), 'Every picture is used.')

  await db.run(sql`update shop_settings set value = '{}'`)
  await db.run(sql`update import_product set undoing = 'undone' where run_id = ${runId}`)
  await run(files, 50)
  const { left } = await run(files, 50 + unusedDays + 1)
  assert.deepEqual(left, [names.product, names.category, names.page, names.order].toSorted())
  const sampleLeft = await db.row(sql`select name from picture where name = 'mug'`)
  assert.ok(sampleLeft, 'a picture of the sample shop')
})

test('an upload of an unused picture keeps it for another month, and restores a deleted file', async () => {
  const files = openFolderStore(folder)
  const name = await upload(files, 200)
  await run(files, 0)
  assert.equal(await upload(files, 200), name)
  assert.deepEqual((await run(files, unusedDays + 1)).left, [name])
  // A crash between file and row.
  await files.delete(`pictures/${name}.jpg`)
  await upload(files, 200)
  assert.deepEqual(await files.list('pictures'), [`pictures/${name}.jpg`])
  await run(files, 60)
  assert.deepEqual(await run(files, 61 + unusedDays), { left: [], copies: [name] })
  assert.equal(await upload(files, 200), name)
  assert.deepEqual(await files.list('pictures'), [`pictures/${name}.jpg`])
})
