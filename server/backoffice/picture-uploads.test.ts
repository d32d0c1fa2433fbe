// Uploads over HTTP, as the back office sends them.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { sql } from '#data/database.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'
import { until } from '#test-support/until.ts'
import { openTestShopServer, type TestShopServer } from '../open-test-server.ts'

let shop: TestShopServer
let owner: string
before(async () => {
  shop = await openTestShopServer()
  owner = await signedInMember(shop.db, 'owner')
})
after(() => shop.close())

async function upload(body: Buffer, token = owner, headers: Record<string, string> = {}) {
  const response = await shop.ask('/_shop/pictures', {
    method: 'POST',
    body,
    headers: { cookie: `staff=${token}`, origin: shop.origin, 'content-type': 'image/png', ...headers },
  })
  return {
    status: response.status,
    ...(JSON.parse(response.text) as { data: { name: string }; refused?: string }),
  }
}

const pictureOf = (red: number, side = 300): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

const countPictures = async (): Promise<number> =>
  (await shop.db.row<{ count: number }>(sql`select count(*) from picture`))!.count

test('an uploaded picture is on the shop’s pages at once, and the log names who stored it', async () => {
  const { status, data } = await upload(await pictureOf(1))
  assert.equal(status, 200)
  const shown = await shop.ask(`/media/${data.name}-160.webp`)
  assert.equal((await sharp(shown.bytes).metadata()).width, 160)
  const entry = await shop.db.row<{ action: string }>(
    sql`select action from audit_entry where table_name = 'picture' and after ->> 'name' = ${data.name}`,
  )
  assert.equal(entry?.action, 'admin.storePicture')
})

test('only staff with the permission, from the shop’s own pages, may upload', async () => {
  const before = await countPictures()
  const picture = await pictureOf(2)
  const refusals = [
    await upload(picture, 'x'.repeat(43)),
    await upload(picture, await signedInMember(shop.db, 'packer')),
    await upload(picture, owner, { origin: 'https://evil.example' }),
    await upload(picture, owner, { 'sec-fetch-site': 'cross-site' }),
  ]
  assert.deepEqual(
    refusals.map(({ refused }) => refused),
    ['staff-sign-in-needed', 'not-permitted', 'origin-foreign', 'origin-foreign'],
  )
  assert.equal(await countPictures(), before)
  for (const role of ['owner', 'manager'] satisfies Role[])
    assert.equal((await upload(picture, await signedInMember(shop.db, role))).status, 200)
})

test('what is no picture, or too large, is refused with a reason', async () => {
  const texts = await upload(Buffer.from('not a picture'))
  assert.equal(texts.refused, 'picture-type')
  const large = await upload(Buffer.alloc(20 * 1024 * 1024 + 1))
  assert.deepEqual([large.status, large.refused], [413, 'picture-too-large'])
})

test('a body over the limit without a length, and one that ends early, leave the shop running', async () => {
  const head = ['POST /_shop/pictures HTTP/1.1', `host: localhost:${shop.port}`, `cookie: staff=${owner}`]
  const endless = connect(shop.port, '127.0.0.1').on('error', () => undefined)
  const closed = new Promise((resolve) => endless.on('close', resolve))
  // An unread reply would keep the socket from closing.
  endless.resume()
  endless.write([...head, 'transfer-encoding: chunked', '', ''].join('\r\n'))
  const part = `100000\r\n${'x'.repeat(0x100000)}\r\n`
  for (let parts = 0; parts < 25 && !endless.destroyed; parts += 1) endless.write(part)
  await closed
  const short = connect(shop.port, '127.0.0.1').on('error', () => undefined)
  short.write([...head, 'content-length: 5000', '', 'only this'].join('\r\n'))
  await until(async () => short.bytesWritten > 0)
  short.destroy()
  assert.equal((await upload(await pictureOf(3))).status, 200)
})

test('forty uploads at the same time are all stored', async () => {
  const before = await countPictures()
  const pictures = await Promise.all(Array.from({ length: 40 }, (_, at) => pictureOf(50 + at, 600)))
  const answers = await Promise.all(pictures.map((picture) => upload(picture)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(await countPictures(), before + 40)
})

test('uploads that the disk refuses do not keep later ones out', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-uploads-'))
  const other = await openTestShopServer({ DATA_DIR: folder })
  try {
    const token = await signedInMember(other.db, 'owner')
    const body = await pictureOf(7)
    const headers = { cookie: `staff=${token}`, origin: other.origin, 'content-type': 'image/png' }
    const send = async () => (await other.ask('/_shop/pictures', { method: 'POST', body, headers })).status
    // No folder for temporary files can be made in its place.
    const place = path.join(folder, 'uploads')
    await writeFile(place, '')
    const refused = await Promise.all(Array.from({ length: 61 }, send))
    assert.ok(refused.every((status) => status >= 500))
    await rm(place)
    assert.equal(await send(), 200)
  } finally {
    await other.close()
    await rm(folder, { recursive: true, force: true })
  }
})
