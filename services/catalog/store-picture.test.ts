// Pictures as phones and editors send them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { openDatabaseStore } from '../files/database-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { storePicture, type StoredPicture } from './store-picture.ts'

let database: TestDatabase
let files: FileStore
before(async () => {
  database = await createTestDatabase()
  files = openDatabaseStore(database.db)
})
after(() => database.drop())

const upload = (bytes: Buffer) => storePicture({ db: database.db, files }, async () => bytes)

async function stored(bytes: Buffer): Promise<StoredPicture & { original: Buffer }> {
  const picture = await upload(bytes)
  assert.ok('name' in picture, JSON.stringify(picture))
  const row = await database.db.row<{ file: string }>(
    sql`select file from picture where name = ${picture.name} and length(placeholder) between 50 and 250`,
  )
  return { ...picture, original: (await files.get(`pictures/${row!.file}`))! }
}

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 180, g: 60, b: 40, alpha: 0.5 } } })

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const)
  test(`a picture can be ${format}`, async () => {
    const { width, height, original } = await stored(await plain(60, 40).toFormat(format).toBuffer())
    const kept = await sharp(original).metadata()
    assert.deepEqual([width, height, kept.width, kept.height], [60, 40, 60, 40])
  })

test('a photograph of a phone is stored upright, without place and camera', async () => {
  const photo = await plain(60, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '51/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height, original } = await stored(photo)
  assert.deepEqual([width, height], [40, 60])
  const { exif, orientation, icc, xmp } = await sharp(original).metadata()
  assert.deepEqual([exif, orientation, icc, xmp], [undefined, undefined, undefined, undefined])
})

test('a transparent picture stays transparent', async () => {
  const { original } = await stored(await plain(60, 40, 4).png().toBuffer())
  assert.equal((await sharp(original).metadata()).hasAlpha, true)
})

test('the same picture is stored once, by uploads at the same time too', async () => {
  const bytes = await plain(61, 41).png().toBuffer()
  const names = (await Promise.all([1, 2, 3].map(() => stored(bytes)))).map(({ name }) => name)
  assert.equal(new Set(names).size, 1)
  assert.equal((await files.list('pictures')).filter((key) => key.includes(names[0]!)).length, 1)
})

test('a very large picture is reduced, and one over the limits is refused', async () => {
  const { width, height } = await stored(await plain(6_000, 3_000).jpeg().toBuffer())
  assert.deepEqual([width, height], [4_096, 2_048])
  const facts = { megabytes: 20, megapixels: 50 }
  const huge = await plain(10_000, 5_001).png().toBuffer()
  assert.deepEqual(await upload(huge), { refused: 'picture-too-large', facts })
  const heavy = Buffer.concat([await plain(9, 9).jpeg().toBuffer(), Buffer.alloc(20 * 1024 * 1024)])
  assert.deepEqual(await upload(heavy), { refused: 'picture-too-large', facts })
})

test('what is no picture is refused, and nothing is stored', async () => {
  const before = await files.list('pictures')
  const jpeg = await plain(400, 400).jpeg().toBuffer()
  for (const [bytes, reason] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'picture-type'],
    [Buffer.from('%PDF-1.7 …'), 'picture-type'],
    [Buffer.alloc(0), 'picture-type'],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'picture-type'],
    [jpeg.subarray(0, jpeg.length / 2), 'picture-broken'],
    [Buffer.concat([jpeg.subarray(0, 20), Buffer.from('not a picture')]), 'picture-broken'],
  ] as const)
    assert.deepEqual(await upload(bytes), { refused: reason })
  assert.deepEqual(await files.list('pictures'), before)
})
