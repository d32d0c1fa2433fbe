import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from '#api/account/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { until } from '#test-support/until.ts'
import { startScheduler } from './scheduler.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('a fault does not delay the news of saved products by more than a minute', async (t) => {
  const { productId, variant } = shop.teddy
  await shop.setStock(variant, 0)
  const who = await signedIn(shop, 'ada@example.com', 'browser-of-somebody-wishing')
  await shop.call('wishlist.add', { productId }, who)
  await shop.db.run(sql`
    create function refuse_news() returns trigger language plpgsql as $$
      begin raise exception 'no news'; end $$`)
  await shop.db.run(sql`
    create trigger refuse_news before update on wish for each row execute function refuse_news()`)
  t.mock.timers.enable({ apis: ['setInterval'] })
  const faults: unknown[] = []
  const scheduler = startScheduler(shop.shop, (fault) => void faults.push(fault))
  const hasFailed = (count: number) => {
    t.mock.timers.tick(minuteMs)
    return faults.length >= count
  }
  // The first check is of all products. The hourly jobs follow it.
  await until(async () => (await shop.db.row(sql`select from job where kind = 'retention'`)) !== undefined)
  await shop.setStock(variant, 3)
  await until(() => hasFailed(1), 10)
  await until(() => hasFailed(2), 10)
  await shop.db.run(sql`drop trigger refuse_news on wish`)
  await until(async () => {
    t.mock.timers.tick(minuteMs)
    return (await shop.call('wishlist.view', {}, who)).data.news.length === 1
  }, 10)
  await scheduler.stop()
  assert.match(String(faults[0]), /no news/)
})
