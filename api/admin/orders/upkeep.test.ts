// The lists beside orders, as the back office reads them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let owner: { token: string }
before(async () => {
  shop = await openTestShop()
  owner = await joined(shop, 'ann@example.com', 'owner')
})
after(() => shop.close())

type Status = 'waiting' | 'shown' | 'refused'

/** Reviews of one status, two of each minute. Their texts are numbers, in the order of time. */
async function writeReviews(status: Status, count: number): Promise<void> {
  await shop.db.run(sql`
    insert into review (id, product_id, locale, author, stars, text, status, written_at)
    select gen_random_uuid(), ${shop.teddy.productId}, 'us', 'Ada', 5, (n / 2)::text, ${status},
      ${new Date(shop.clock.now)}::timestamptz + (n / 2) * interval '1 minute'
    from generate_series(0, ${count - 1}::int) as n`)
}

async function textsOf(status: Status): Promise<{ readonly sizes: number[]; readonly texts: number[] }> {
  const found: { readonly id: string; readonly text: string }[] = []
  const sizes: number[] = []
  for (let after: string | null | undefined; after !== null;) {
    const { data } = await shop.admin('admin.listReviews', { status, ...(after && { after }) }, owner)
    found.push(...data.reviews)
    sizes.push(data.reviews.length)
    after = data.next
  }
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length, 'each review is on one page')
  return { sizes, texts: found.map(({ text }) => Number(text)) }
}

test('every review is on one of the pages of its list, in the order of the list', async () => {
  await writeReviews('waiting', 60)
  await writeReviews('shown', 101)
  const waiting = await textsOf('waiting')
  assert.deepEqual(waiting.sizes, [50, 10])
  assert.deepEqual(
    waiting.texts,
    waiting.texts.toSorted((a, b) => a - b),
  )
  const shown = await textsOf('shown')
  assert.deepEqual(shown.sizes, [50, 50, 1])
  assert.deepEqual(
    shown.texts,
    shown.texts.toSorted((a, b) => b - a),
  )
  assert.deepEqual(await textsOf('refused'), { sizes: [0], texts: [] })
})

test('the list of failed jobs has the latest, and says how many there are', async () => {
  await shop.db.run(sql`
    insert into job (id, kind, data, run_at, created_at, dead_at)
    select gen_random_uuid(), 'contact-mail', jsonb_build_object('messageId', gen_random_uuid()), now(), now(), now()
    from generate_series(1, 203)`)
  const { data } = await shop.admin('admin.listFailedJobs', {}, owner)
  assert.equal(data.jobs.length, 200)
  assert.equal(data.count, 203)
})
