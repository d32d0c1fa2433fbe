// The picture service over HTTP, with real pictures in a folder of its own.
import assert from 'node:assert/strict'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { describePicture } from '#services/catalog/prepare-picture.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { send } from '../http/response.ts'
import { encodePicture, createMedia, type Media } from './media.ts'
import type { Originals } from './originals.ts'

let folder: string
let originalsFolder: string
let originals: Originals
let local: FileStore
let media: Media
let server: Server
let encodes = 0
/** Originals with another name than the picture's. */
const fileOf = new Map<string, string>()

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-media-'))
  originalsFolder = path.join(folder, 'pictures')
  const files = openFolderStore(folder)
  originals = {
    find: async (name) => fileOf.get(name) ?? ((await files.get(`pictures/${name}.png`)) && `${name}.png`),
    read: (file) => files.get(`pictures/${file}`),
  }
  local = openFolderStore(path.join(folder, 'cache'))
  await mkdir(originalsFolder)
  await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#e0c9bc' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="400"><circle cx="200" cy="200" r="180" fill="#a8452f"/></svg>',
        ),
      },
    ])
    .png()
    .toFile(path.join(originalsFolder, 'round-box.png'))
  await writeFile(path.join(folder, 'secret.png'), 'not for the world')
  media = createMedia({
    originals,
    stores: { local, shared: undefined },
    report: (fault) => assert.fail(String(fault)),
    encode: (...picture) => {
      encodes += 1
      return encodePicture(...picture)
    },
  })
  server = createServer((incoming, response) => {
    media.respond(incoming).then(
      (answer) => send(incoming, response, answer, {}),
      () => send(incoming, response, { status: 500, headers: {}, body: '' }, {}),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

after(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

function asking(url: string): IncomingMessage {
  return { method: 'GET', url, headers: {} } as IncomingMessage
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends the path unchanged: `fetch` would normalise it. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    outgoing.on('error', reject).end()
  })
}

for (const [format, type, decoded] of [
  ['avif', 'image/avif', 'heif'],
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const) {
  test(`a picture comes as ${format} in the requested width`, async () => {
    const { status, headers, body } = await get(`/media/round-box-320.${format}`)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], type)
    const { format: actual, width, height } = await sharp(body).metadata()
    assert.deepEqual({ actual, width, height }, { actual: decoded, width: 320, height: 240 })
  })
}

test('a picture is encoded once, stored on disk, and served from there by the next process', async () => {
  const first = await get('/media/round-box-480.webp')
  const before = encodes
  assert.deepEqual((await get('/media/round-box-480.webp')).body, first.body)
  const next = createMedia({
    originals,
    stores: { local, shared: undefined },
    report: () => undefined,
    encode: () => assert.fail('made again'),
  })
  const response = await next.respond(asking('/media/round-box-480.webp'))
  assert.deepEqual(response.body, first.body)
  assert.equal(encodes, before)
  assert.deepEqual(
    (await readdir(path.join(folder, 'cache/resized'))).filter((file) => file.endsWith('.tmp')),
    [],
  )
})

test('a node with a full disk serves pictures of other nodes, and stores its own for them', async () => {
  const shared = openFolderStore(path.join(folder, 'shared'))
  const full: FileStore = { ...openFolderStore(folder), put: () => Promise.reject(new Error('ENOSPC')) }
  const shop = (store: FileStore) =>
    createMedia({ originals, stores: { local: store, shared }, report: () => undefined })
  const address = '/media/round-box-320.webp'
  const made = await shop(full).respond(asking(address))
  assert.equal((await shared.list('resized')).length, 1)
  const response = await shop(full).respond(asking(address))
  assert.deepEqual([response.status, response.body], [200, made.body])
})

test('twenty requests for the same new picture encode it once', async () => {
  const before = encodes
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/media/round-box-640.avif')))
  assert.equal(encodes - before, 1)
  for (const { status, body } of answers)
    assert.deepEqual([status, body.length], [200, answers[0]!.body.length])
})

test('a picture is never wider than its original', async () => {
  const { body } = await get('/media/round-box-1600.webp')
  assert.equal((await sharp(body).metadata()).width, 1000)
})

test('a phone loads the photograph of Christmas with at most 11 KB', async () => {
  const photograph = await readFile(
    new URL('../../storefront/shared/scenes/pictures/hero-christmas.webp', import.meta.url),
  )
  assert.ok((await encodePicture(photograph, 800, 'avif')).length <= 11_000)
})

test('a browser with the current picture gets 304, until the original is replaced', async () => {
  const { headers } = await get('/media/round-box-160.webp')
  assert.match(headers['cache-control']!, /max-age=604800/)
  const again = await get('/media/round-box-160.webp', { 'if-none-match': headers.etag! })
  assert.deepEqual([again.status, again.body.length], [304, 0])
  await copyFile(path.join(originalsFolder, 'round-box.png'), path.join(originalsFolder, 'round-box.2.png'))
  fileOf.set('round-box', 'round-box.2.png')
  assert.equal((await get('/media/round-box-160.webp', { 'if-none-match': headers.etag! })).status, 200)
})

for (const target of [
  '/media/round-box-321.webp',
  '/media/round-box-0320.webp',
  '/media/round-box-99999.webp',
  '/media/round-box-320.png',
  '/media/round-box.webp',
  '/media/nothing-320.webp',
  '/media/Round-Box-320.webp',
  '/media/../secret-320.webp',
  '/media/..%2fsecret-320.webp',
  '/media/%2e%2e/secret-320.webp',
  '/media/..\\secret-320.webp',
  '/media//secret-320.webp',
  '/media/round-box-320.webp/..',
  '/media/round-box-320.webp%00',
  '/media/',
])
  test(`${target} is no picture`, async () => {
    const before = encodes
    const { status, headers } = await get(target)
    assert.equal(status, 404)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(encodes, before)
  })

test('a query encodes no second picture, and pictures can only be read', async () => {
  const plain = await get('/media/round-box-320.webp')
  const before = encodes
  assert.deepEqual((await get('/media/round-box-320.webp?v=1')).body, plain.body)
  assert.equal(encodes, before)
  const head = await get('/media/round-box-320.webp', {}, 'HEAD')
  assert.deepEqual(
    [head.status, head.body.length, head.headers['content-length']],
    [200, 0, String(plain.body.length)],
  )
  assert.equal((await get('/media/round-box-320.webp', {}, 'DELETE')).status, 405)
})

test('a request to a full queue gets 503 with Retry-After, and the others are served', async () => {
  const names = Array.from({ length: 103 }, (_, i) => `copy-${i}`)
  for (const name of names)
    await symlink(path.join(originalsFolder, 'round-box.png'), path.join(originalsFolder, `${name}.png`))
  const gate = Promise.withResolvers<Buffer>()
  const slow = createMedia({
    originals,
    stores: { local: openFolderStore(path.join(folder, 'slow')), shared: undefined },
    report: () => undefined,
    encode: () => gate.promise,
  })
  const answers = names.map((name) => slow.respond(asking(`/media/${name}-160.jpg`)))
  const refused = await Promise.race(answers)
  assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '2'])
  gate.resolve(Buffer.from('a picture'))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 200).length, 102)
})

test('a broken original causes a fault, and other pictures are still served', async () => {
  await copyFile(path.join(folder, 'secret.png'), path.join(originalsFolder, 'broken.png'))
  assert.equal((await get('/media/broken-320.webp')).status, 500)
  assert.equal((await get('/media/round-box-320.jpg')).status, 200)
})

test('a picture is described by its size and a placeholder of at most 250 bytes', async () => {
  const { width, height, placeholder } = await describePicture(path.join(originalsFolder, 'round-box.png'))
  assert.deepEqual([width, height], [1000, 750])
  assert.match(placeholder, /^data:image\/webp;base64,/)
  assert.ok(placeholder.length <= 250)
})
