// An issue of the newsletter that leads with the next occasion of each reader's country.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import PostalMime from 'postal-mime'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { occasionParagraph } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { proposeIssue } from '#services/newsletter/next-occasion.ts'
import { newsletterHandlers } from '../jobs/newsletter-handlers.ts'
import type { Mailer } from '../mail/mailer.ts'
import { openFolderMailer } from '../mail/testing-mailer.ts'

let shop: TestShop
let folder: string
let mailer: Mailer
before(async () => {
  shop = await openTestShop()
  const category = newId(shop.clock.now)
  await shop.db.run(sql`insert into category (id, key) values (${category}, 'christmas')`)
  await shop.db.run(sql`
    insert into category_text (category_id, locale, name, slug)
    values (${category}, 'us', 'Christmas', null), (${category}, 'de', 'Weihnachten', 'weihnachten')`)
  await shop.db.run(sql`
    insert into product_category (product_id, category_id) values (${shop.teddy.productId}, ${category})`)
  await recordChanges(shop.db, 'everything', shop.clock.now)
  folder = await mkdtemp(path.join(tmpdir(), 'posy-issue-'))
  mailer = openFolderMailer(folder)
})
after(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function mailed(locale: Locale, text: string): Promise<string> {
  await shop.shop.catalog.refresh()
  const send = newsletterHandlers(shop.shop, mailer)['newsletter-test-mail']
  const id = newId(shop.clock.now)
  const data = { template: 'newsletter-test', to: 'ada@example.com', locale, subject: 'News', text } as const
  await send(data, { id, kind: 'newsletter-test-mail', data, attempts: 1, lease: id })
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  assert.equal(files.length, 1)
  const mail = await PostalMime.parse(await readFile(path.join(folder, files[0]!)))
  await rm(path.join(folder, files[0]!))
  return mail.text ?? ''
}

test('the paragraph shows the next occasion of the country, the last day to order, and gifts that link to the shop', async () => {
  shop.clock.now = Date.UTC(2026, 10, 25, 9)
  const german = await mailed('de', `Hallo.\n\n${occasionParagraph}\n\nBis bald.`)
  assert.match(german, /Hallo\.\n\nWeihnachten: Fr\.,\s25\.\sDez\.\nBis Mi\.,\s16\.\sDez\. bestellt/)
  assert.match(german, /Honigteddy {2}29,90\s€\nhttp:\/\/localhost:3000\/de\/plush-teddy/)
  assert.match(german, /http:\/\/localhost:3000\/de\/classify\/weihnachten/)
  assert.match(german, /Bis bald\./)
  assert.doesNotMatch(german, /\[occasion\]/)
})

test('without an occasion near, or without gifts for it, the paragraph is left out', async () => {
  shop.clock.now = Date.UTC(2026, 10, 25, 9)
  // Readers in the Emirates buy for the New Year, and this shop has no gifts for it.
  assert.doesNotMatch(await mailed('ar', `مرحبا\n\n${occasionParagraph}`), /occasion|localhost/)
  shop.clock.now = Date.UTC(2026, 6, 10, 9)
  assert.doesNotMatch(await mailed('de', `Hallo.\n\n${occasionParagraph}`), /occasion|localhost/)
})

test('the proposed issue has a text in each language whose readers have an occasion near', async () => {
  shop.clock.now = Date.UTC(2026, 10, 25, 9)
  const proposal = proposeIssue(shop.shop)
  assert.match(proposal.de!.subject, /Weihnacht/)
  assert.ok(proposal.us!.text.endsWith(`\n\n${occasionParagraph}`))
  assert.equal(proposal.ar, undefined, 'no category of this shop fits')
  shop.clock.now = Date.UTC(2026, 6, 10, 9)
  assert.deepEqual(proposeIssue(shop.shop), {})
})
