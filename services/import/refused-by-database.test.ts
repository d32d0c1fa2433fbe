// A product whose data the database refuses is skipped; the other products of the import are imported.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { listRunProducts } from '#data/import/import-runs.ts'
import { isRefusal } from '#domain/refusal.ts'
import { applyRun } from './apply-run.ts'
import { sourceOf } from './read-rows.ts'
import { startRun } from './run-import.ts'
import { csv, openImports, type Imports } from './testing-imports.ts'

let imports: Imports
before(async () => void (imports = await openImports()))
after(() => imports.close())

const now = Date.parse('2027-03-01T12:00:00Z')

async function apply() {
  const rows = ['bad', 'good'].map((handle) => ({ Handle: handle, Title: handle, 'Variant Price': '5.00' }))
  const run = await startRun(
    imports.db,
    {
      file: { name: 'products.csv', source: sourceOf(new TextEncoder().encode(csv(rows))) },
      settings: { language: 'us', currency: 'EUR', categories: 'type', tagPrefix: '' },
      actor: 'test',
    },
    now,
    { resume: true },
  )
  if (isRefusal(run)) return assert.fail(run.refused)
  const done = await applyRun(imports.db, run.id, () => now)
  if (isRefusal(done)) return assert.fail(done.refused)
  const list = { outcome: null, problemsOnly: false, after: -1, limit: 10 }
  return { status: done.status, products: await listRunProducts(imports.db, run.id, list) }
}

test('a fault of the database fails the attempt, refused data skips its product with a note', async () => {
  await imports.db.run(sql`
    create function fail() returns trigger language plpgsql as $$
      begin raise exception using errcode = '57014', message = 'timeout'; end $$`)
  await imports.db.run(sql`create trigger fail before insert on product for each row execute function fail()`)
  await assert.rejects(apply(), { message: 'timeout' })
  await imports.db.run(sql`drop trigger fail on product`)
  await imports.db.run(sql`alter table product add constraint no_bad check (key <> 'bad')`)
  const { status, products } = await apply()
  assert.equal(status, 'done')
  assert.deepEqual(
    products.map(({ key, outcome }) => [key, outcome]),
    [
      ['bad', 'skipped'],
      ['good', 'created'],
    ],
  )
  assert.match(products[0]!.problems.at(-1)!.about, /no_bad/)
})
