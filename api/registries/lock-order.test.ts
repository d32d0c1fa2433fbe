// A return locks the stock before the items of registries, as orders do.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { until } from '#test-support/until.ts'
import { signedIn } from '../account/testing.ts'
import { withdrawable } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('a return that waits for the stock does not hold the items of a registry', async () => {
  const { order, withdraw } = await withdrawable(shop)
  const asked = await withdraw('MUG-OAT')
  const { oat } = shop.mug
  await signedIn(shop, 'ida@example.com', 'session-of-ida-browser')
  await shop.db.run(sql`
    with registry as (
      insert into registry (id, key, customer_id, kind, title, message, happens_on, hides_given, locale, address, created_at)
      select gen_random_uuid(), 'ida', id, 'wedding', '', '', now(), false, 'us', '{}', now() from customer returning id),
    item as (
      insert into registry_item (id, registry_id, variant_id, position, wanted, given)
      select gen_random_uuid(), id, ${oat}, 0, 1, 1 from registry returning id)
    insert into registry_gift (id, item_id, order_id, quantity)
    select gen_random_uuid(), id, ${order.id}, 1 from item`)
  const { approval } = await shop.db.transaction(async (tx) => {
    await tx.run(sql`select from variant where id = ${oat} for update`)
    const back = { amount: null, restock: true }
    const approval = approveReturn(shop.db, asked, asked.requests[0]!, back, shop.clock.now)
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await until(async () => (await shop.db.row(waiting)) !== undefined)
    await tx.run(sql`select from registry_item for update nowait`)
    return { approval }
  })
  assert.ok(!isRefusal(await approval))
  assert.deepEqual(await shop.db.row(sql`select given from registry_item`), { given: 0 })
})
