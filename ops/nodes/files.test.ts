// Nodes without a common folder: pictures and files of builds come from the shared store.
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { isRefusal } from '#domain/refusal.ts'
import { shareBuild } from '#server/files/share-build.ts'
import { currentBuild, root } from '#server/pages/build-storefront.ts'
import { storePicture } from '#services/catalog/store-picture.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { openNodes, report, sized, type Nodes } from './testing-nodes.ts'

const day = 24 * 3_600_000
let shop: Nodes
let files: FileStore
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-disks-'))
  const disks = ['first', 'second'].map((name) => ({
    DATA_DIR: path.join(folder, name),
    FILES: 'database',
  }))
  shop = await openNodes(disks)
  files = openDatabaseStore(shop.db)
})
after(() => rm(folder, { recursive: true, force: true }))

const ask = (node: number, address: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${shop.nodes[node % 2]!.port}${address}`, { headers })

test('a node with an empty disk serves every picture, with the ETag of the other', async () => {
  const names: string[] = []
  for (let at = 0; at < sized(5, 50); at += 1) {
    const red = { r: at * 5, g: 60, b: 40 }
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: red } })
      .png()
      .toBuffer()
    const picture = await storePicture({ db: shop.db, files }, async () => bytes)
    if ('name' in picture) names.push(picture.name)
  }
  assert.equal(names.length, sized(5, 50))
  for (const name of names) {
    const [first, second] = [await ask(0, `/media/${name}-320.webp`), await ask(1, `/media/${name}-320.webp`)]
    assert.deepEqual([first.status, second.status], [200, 200])
    assert.equal(first.headers.get('etag'), second.headers.get('etag'))
    assert.deepEqual(await first.bytes(), await second.bytes())
  }
  assert.equal((await files.list('resized')).length, names.length)
  await report('an empty node serves every picture', '', `${names.length} of ${names.length}, equal ETags`)
})

test('a page is the same on both nodes, and with it its ETag', async () => {
  const pageOf = async (node: number, address: string) => {
    const text = await (await ask(node, address)).text()
    // In this test, the address of the shop is the node's.
    return text.replaceAll(`localhost:${shop.nodes[node]!.port}`, 'localhost')
  }
  for (const address of ['/', '/product/name-mug', '/de/product/name-mug', '/classify/mugs'])
    assert.equal(await pageOf(0, address), await pageOf(1, address), address)
})

test('both nodes show a changed setting within two seconds', async () => {
  const isNamed = async (node: number) => (await (await ask(node, '/about')).text()).includes('Vasenhaus')
  assert.ok(!(await isNamed(0)) && !(await isNamed(1)))
  const changed = await changeSettings(shop.db, { shopName: 'Vasenhaus' }, Date.now())
  assert.ok(!isRefusal(changed))
  const began = performance.now()
  for (const node of [0, 1]) await until(() => isNamed(node))
  const ms = Math.round(performance.now() - began)
  await report('a changed name on both nodes', 'within 2 s', `${ms} ms`)
  assert.ok(ms < underLoad(2_000), `${ms} ms`)
})

test('both nodes serve the files of a build that neither has on its disk', async () => {
  const client = path.join(folder, 'client')
  const own = await currentBuild(() => undefined)
  await mkdir(path.join(client, 'assets'), { recursive: true })
  const scripts = own.files.filter((file) => file.endsWith('.js')).slice(0, sized(10, 500))
  const other = scripts.map((file) => file.replace(/\.js$/, 'x.js'))
  for (const [at, file] of scripts.entries())
    for (const end of ['', '.br'])
      await cp(path.join(root, 'dist/client', file + end), path.join(client, other[at]! + end))
  await shareBuild(files, { id: 'other0build', at: 0, files: other }, Date.now() - day, client)
  let missed = 0
  for (const [at, file] of other.entries()) {
    const [plain, compressed] = [
      await ask(at, `/${file}`),
      await ask(at + 1, `/${file}`, { 'accept-encoding': 'br' }),
    ]
    if (plain.status !== 200 || compressed.status !== 200) missed += 1
    assert.match(plain.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(await compressed.text(), await plain.text())
  }
  assert.equal(missed, 0)
  for (const node of [0, 1]) {
    assert.equal((await (await ask(node, '/builds/meta/other0build.json')).json()).id, 'other0build')
    assert.equal((await ask(node, '/assets/unknown-abc.js')).status, 404)
    assert.equal((await ask(node, '/builds/meta/unknown.json')).status, 404)
  }
  await report('files of two builds on every node', '', `${missed} of ${other.length} missed`)
})

test('files of a build are removed a week after its successor, and shared ones stay', async () => {
  const client = path.join(folder, 'small')
  await mkdir(path.join(client, 'assets'), { recursive: true })
  for (const name of ['both', 'old', 'new']) await writeFile(path.join(client, `assets/${name}.js`), name)
  const now = Date.now()
  const share = (id: string, names: string[], daysAgo: number) =>
    shareBuild(
      files,
      { id, at: 0, files: names.map((name) => `assets/${name}.js`) },
      now - daysAgo * day,
      client,
    )
  const kept = async () =>
    (await files.list('assets'))
      .filter((key) => /\/(both|old|new)\.js$/.test(key))
      .map((key) => path.basename(key))
  await share('old0', ['both', 'old'], 20)
  await share('new0', ['both', 'new'], 8)
  assert.deepEqual(await kept(), ['both.js', 'new.js', 'old.js'])
  await share('newer0', ['both'], 0)
  assert.deepEqual(await kept(), ['both.js', 'new.js'])
})

test('a node keeps nothing on its disk but resized pictures', async () => {
  const entries = await readdir(path.join(folder, 'second'), { recursive: true })
  assert.ok(
    entries.every((entry) => entry.startsWith('pictures')),
    entries.join(),
  )
})
