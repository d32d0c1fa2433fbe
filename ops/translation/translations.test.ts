import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let folder: string
before(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'translations-'))
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function finnishTitle(): Promise<string | undefined> {
  const row = await shop.db.row<{ title: string }>(sql`
    select title from product_text t join product p on p.id = t.product_id
    where p.key = 'name-mug' and locale = 'fi'`)
  return row?.title
}

test('a translated file is checked without writing, imported, and exported again unchanged', async () => {
  const file = path.join(folder, 'fi.csv')
  await ops(shop, 'translation', 'export', file, '--language', 'fi')
  const exported = await readFile(file, 'utf8')
  const lines = exported.split('\n')
  assert.equal(lines[0], 'type,id,field,source,translation')
  const title = lines.findIndex((line) => line.startsWith('product,name-mug,title,'))
  assert.ok(title > 0, exported.slice(0, 500))
  const translated = lines.map((line, at) => (at === title ? line.replace(/,[^,]*$/, ',Nimimuki') : line))
  const extra = [
    'product,no-such,title,Mug,Muki',
    'product,name-mug,colour,Mug,Muki',
    'product,name-mug,title,Another title,Muki',
    'tag,no-such,name,Mug,Muki',
  ]
  const edited = path.join(folder, 'edited.csv')
  await writeFile(edited, [...translated.slice(0, -1), ...extra, ''].join('\n'))

  const dry = await ops(shop, 'translation', 'import', edited, '--language', 'fi', '--json')
  const outcome = JSON.parse(dry) as Record<string, number[]>
  assert.deepEqual(outcome['changed'], [title + 1])
  const at = lines.length
  assert.deepEqual(
    [outcome['record-unknown'], outcome['field-unknown'], outcome['repeated']],
    [[at, at + 3], [at + 1], [at + 2]],
  )
  const counted = Object.values(outcome).reduce((sum, each) => sum + each.length, 0)
  assert.equal(counted, lines.length - 2 + extra.length, 'every row has an outcome')
  assert.notEqual(await finnishTitle(), 'Nimimuki')

  await ops(shop, 'translation', 'import', edited, '--language', 'fi', '--write')
  assert.equal(await finnishTitle(), 'Nimimuki')
  const again = path.join(folder, 'again.csv')
  await ops(shop, 'translation', 'export', again, '--language', 'fi')
  assert.equal(await readFile(again, 'utf8'), translated.join('\n'))
})
