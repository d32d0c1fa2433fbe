// Pictures of imported products, fetched from a server that does what servers do.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { fetchPicture } from '#services/import/fetch-picture.ts'
import { importPicture } from '#services/import/import-picture.ts'
import { isPublic, publicReach, type Reach } from '#services/import/public-network.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let folder: string
let server: http.Server
let origin: string
const asked: string[] = []

/** Hosts of the test; only one of them is public. */
const reach: Reach = {
  resolve: async (host) => [host === 'shop.example' ? '127.0.0.1' : '10.0.0.7'],
  allows: (address) => address === '127.0.0.1',
}

before(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const picture = (red: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 1, b: 1 } } })
      .png()
      .toBuffer()
  const [red, dark] = [await picture(250), await picture(20)]
  const gif = await sharp(dark).gif().toBuffer()
  server = http.createServer((request, response) => {
    const name = request.url ?? ''
    asked.push(name)
    const answers: Record<string, () => void> = {
      '/red.png?v=1': () => response.writeHead(200, { 'content-type': 'image/png' }).end(red),
      '/dark.png': () => response.writeHead(200).end(dark),
      '/moved.png': () => response.writeHead(302, { location: '/dark.png' }).end(),
      '/inside.png': () =>
        response.writeHead(302, { location: 'http://inside.example/latest/meta-data' }).end(),
      '/round.png': () => response.writeHead(302, { location: '/round.png' }).end(),
      '/page.png': () => response.writeHead(200, { 'content-type': 'text/html' }).end('hello'),
      '/drawing.svg': () => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      '/phone.heic': () =>
        response.writeHead(200, { 'content-type': 'image/heic' }).end('\0\0\0\x18ftypheic\0\0\0\0'),
      '/moved.gif': () => response.writeHead(302, { location: '/moving.gif' }).end(),
      '/moving.gif': () => response.writeHead(200, { 'content-type': 'image/gif' }).end(gif),
      '/broken.png': () => response.writeHead(200).end(red.subarray(0, 60)),
      '/huge.png': () => {
        response.writeHead(200, { 'content-type': 'image/png' })
        response.on('error', () => undefined)
        const pour = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
          if (!response.destroyed) response.once('drain', pour)
        }
        pour()
      },
      '/busy.png': () => response.writeHead(503).end(),
    }
    ;(answers[name] ?? (() => response.writeHead(404).end()))()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://shop.example:${(server.address() as AddressInfo).port}`
})
after(async () => {
  server.close()
  server.closeAllConnections()
  await shop.close()
  await rm(folder, { recursive: true })
})

test('only addresses of the public internet are reached, on every hop', async () => {
  const inside =
    '127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: fe80::1 fc00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::1 ff02::1'
  for (const address of inside.split(' ')) assert.equal(isPublic(address), false, address)
  for (const address of ['93.184.216.34', '2606:4700::1111']) assert.equal(isPublic(address), true, address)
  assert.equal(publicReach.allows('93.184.216.34', 22), false)

  const refused = async (address: string) => {
    const result = await fetchPicture(address, reach)
    return Buffer.isBuffer(result) ? 'fetched' : result.refused
  }
  const before = asked.length
  assert.equal(await refused('http://inside.example/a.png'), 'picture-private')
  assert.equal(await refused('file:///etc/passwd'), 'picture-address')
  assert.equal(await refused('http://user:pass@shop.example/a.png'), 'picture-address')
  assert.equal(asked.length, before)
  assert.equal(await refused(`${origin}/inside.png`), 'picture-private')
  assert.equal(await refused(`${origin}/round.png`), 'picture-redirects')
  assert.equal(await refused(`${origin}/gone.png`), 'picture-missing')
  assert.equal(await refused(`${origin}/page.png`), 'picture-type')
  assert.equal(await refused(`${origin}/huge.png`), 'picture-too-large')
  assert.equal(await refused(`${origin}/moved.png`), 'fetched')
  await assert.rejects(fetchPicture(`${origin}/busy.png`, reach), /answers 503/)
  const literal = await fetchPicture(`http://127.0.0.1:${(server.address() as AddressInfo).port}/dark.png`)
  assert.deepEqual(literal, { refused: 'picture-private' })
})

async function fetchAll(attempt = 1): Promise<boolean[]> {
  const jobs = await shop.db.rows<{ id: string }>(
    sql`select data ->> 'pictureId' as id from job where kind = 'import-picture' order by id`,
  )
  const results: boolean[] = []
  for (const { id } of jobs) results.push(await importPicture(shop.shop, id, attempt, reach))
  return results
}

test('pictures appear in their order with alt text and variant, each is fetched once, and the undoing removes them', async () => {
  const file = path.join(folder, 'products.csv')
  const heading =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image'
  await writeFile(
    file,
    [
      heading,
      `scarf,Scarf,Colour,Red,S-R,20.00,${origin}/red.png?v=1,2,A red scarf,${origin}/red.png?v=1`,
      `scarf,,,Dark,S-D,20.00,${origin}/moved.png,1,,`,
      `scarf,,,,,,${origin}/gone.png,3,,`,
      `cap,Cap,Title,Default Title,C,9.00,${origin}/red.png?v=1,1,,`,
    ].join('\n'),
  )
  const output = await ops(shop, 'import', 'run', file, '--currency', 'EUR')
  assert.match(output, /4 pictures are fetched by the shop/)
  asked.length = 0
  assert.deepEqual(await fetchAll(), [true, true, true, true])
  assert.equal(asked.filter((name) => name === '/red.png?v=1').length, 1)
  assert.deepEqual(await fetchAll(), [false, false, false, false])

  const scarf = await shop.db.row<{ pictures: string[]; alts: (string | null)[]; shown: string }>(sql`
    select array(select picture from product_picture where product_id = p.id order by position) as pictures, t.alts,
      (select picture from variant where sku = 'S-R') as shown
    from product p join product_text t on t.product_id = p.id where p.key = 'scarf'`)
  assert.equal(scarf?.pictures.length, 2)
  assert.deepEqual(scarf?.alts, [null, 'A red scarf'])
  assert.equal(scarf?.shown, scarf?.pictures[1])

  const again = await ops(shop, 'import', 'check', file, '--currency', 'EUR')
  // The picture that failed would be fetched again.
  assert.match(again, /0 products to create, 1 to change, 1 unchanged/)
  const run = /Run (\S{36})/.exec(output)![1]!
  assert.equal(await ops(shop, 'import', 'undo', run), '2 products are undone.')
})

test('a picture is missing, moved, too large, inside of the network, or of a format that browsers cannot show', async () => {
  const file = path.join(folder, 'formats.csv')
  const names =
    'gone.png moved.gif huge.png inside.png drawing.svg phone.heic moving.gif broken.png page.png busy.png'
  const rows = names
    .split(' ')
    .map((name, at) => `formats,${at === 0 ? 'Formats' : ''},5.00,${origin}/${name},${at + 1}`)
  await writeFile(file, ['Handle,Title,Variant Price,Image Src,Image Position', ...rows].join('\n'))
  const output = await ops(shop, 'import', 'run', file, '--currency', 'EUR')
  assert.match(output, /10 pictures are fetched by the shop/)
  // The last attempt gives up a server that never answers.
  await fetchAll(11)
  const states = await shop.db.rows<{ name: string; state: string }>(sql`
    select split_part(address, '/', 4) as name, coalesce(problem, state) as state from import_picture i
    join product p on p.id = i.product_id where p.key = 'formats'`)
  assert.deepEqual(Object.fromEntries(states.map(({ name, state }) => [name, state])), {
    'gone.png': 'picture-missing',
    'moved.gif': 'fetched',
    'huge.png': 'picture-too-large',
    'inside.png': 'picture-private',
    'drawing.svg': 'picture-type',
    'phone.heic': 'picture-type',
    'moving.gif': 'fetched',
    'broken.png': 'picture-broken',
    'page.png': 'picture-type',
    'busy.png': 'picture-unreachable',
  })
})
