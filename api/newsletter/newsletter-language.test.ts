// The language of the newsletter follows the last request that its reader has confirmed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { confirmNewsletter, requestSubscription } from '#data/customers/newsletter.ts'
import { sql } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const email = 'moved@example.com'

async function ask(locale: Locale): Promise<string> {
  shop.clock.now += 3_600_000
  return (await shop.db.transaction((tx) => requestSubscription(tx, email, locale, shop.clock.now)))!
}

async function confirm(request: string): Promise<string | undefined> {
  await shop.db.transaction((tx) => confirmNewsletter(tx, request, shop.clock.now))
  const row = await shop.db.row<{ locale: string }>(
    sql`select locale from newsletter_subscription where email = ${email} and subscribed`,
  )
  return row?.locale
}

test('a reader who subscribes again in another language gets the newsletter in it, after the confirmation', async () => {
  assert.equal(await confirm(await ask('us')), 'us')
  const again = await ask('de')
  assert.equal(await confirm(again), 'de')
  assert.equal(await confirm(again), 'de')
  const consents = await shop.db.rows(sql`
    select c.kind, c.locale from newsletter_consent c join newsletter_subscription s on s.id = c.subscription_id
    where s.email = ${email} and c.kind = 'given' order by c.at, c.id`)
  assert.deepEqual(consents, [
    { kind: 'given', locale: 'us' },
    { kind: 'given', locale: 'de' },
  ])
})
