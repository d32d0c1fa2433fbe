// The staff's promotions, coupons and customers, from a paid order of a guest to the erasure of the guest's data.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { setNewsletter } from '#data/customers/newsletter.ts'
import { sql } from '#data/database.ts'
import { expectNoAxeViolations } from './axe.ts'
import { openScreen, pressSave, withStaffPage } from './backoffice-steps.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { paidOrder } from './placed-order.ts'

let shop: OpenShop
let number = ''
before(async () => {
  shop = await openShop()
  number = (await paidOrder(shop, guest)).number
})
after(() => shop.close())

const guest = 'anna@example.com'

test('a promotion is previewed on last week’s orders, created, paused, ended, and opened by a coupon', async (t) => {
  await withStaffPage(t, shop, { width: 390 }, async (page) => {
    await openScreen(page, shop, '/promotions')
    await page.getByRole('link', { name: 'New promotion' }).click()
    await pressSave(page)
    const invalid = page.locator('[aria-invalid=true]')
    await page.getByLabel('Percent off').and(invalid).waitFor()
    await page.getByLabel('Percent off').fill('50')
    await pressSave(page)
    await page.getByLabel('Name', { exact: true }).and(invalid).waitFor()
    await page.getByText('Give it a name that shoppers can read.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Spring cleaning')
    await invalid.waitFor({ state: 'detached' })
    await expectNoAxeViolations(page)
    await until(
      async () => {
        await page.getByRole('button', { name: 'Calculate' }).click()
        return page.locator('output').innerText()
      },
      (text) => text.startsWith('1 of 1 orders would have been reduced. −'),
    )
    await page.getByLabel('Percent off').fill('25')
    assert.equal(await page.locator('output').innerText(), '', 'another rule has another effect')
    await page.getByLabel('Kind').selectOption('buy-more')
    await page.getByLabel('Percent off').fill('12,5')
    await page.getByText('Only in these categories').click()
    await page.getByLabel('Chocolate', { exact: true }).first().check()
    await page.getByRole('checkbox', { name: 'Only with a coupon' }).check()
    await pressSave(page)
    await page.getByRole('heading', { name: 'Spring cleaning' }).waitFor()
    assert.match(page.url(), /\/promotions\/spring-cleaning$/)

    await openScreen(page, shop, '/promotions/coupons/_new')
    await pressSave(page)
    await page.getByLabel('Code').and(invalid).waitFor()
    const [header, code] = await Promise.all(
      [page.getByRole('banner'), page.getByLabel('Code')].map((part) => part.boundingBox()),
    )
    assert.ok(code!.y >= header!.y + header!.height, 'the header does not cover the focused field')
    await page.getByLabel('Code').fill('sweep')
    await page.getByLabel('Promotion', { exact: true }).selectOption('Spring cleaning')
    await page.getByLabel('Number of uses').fill('3')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'SWEEP' }).waitFor()
    await openScreen(page, shop, '/promotions/coupons/_new')
    await page.getByLabel('Code').fill('mop')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'MOP' }).waitFor()
    await page.getByRole('button', { name: 'End', exact: true }).click()
    const ending = page.getByRole('dialog', { name: 'End “MOP”?' })
    await ending.getByRole('button', { name: 'End', exact: true }).click()
    await page.getByText('Ended', { exact: true }).first().waitFor()
    await ending.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'End', exact: true }).waitFor({ state: 'detached' })

    await openScreen(page, shop, '/promotions/spring-cleaning')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Paused', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('Running', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
    await page.getByText('Ended', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await page.getByRole('row', { name: 'Spring cleaning' }).getByText('12.5% off from 2 items').waitFor()
    await page.getByRole('row', { name: 'SWEEP' }).getByText('0 of 3').waitFor()
    await expectNoAxeViolations(page)
  })
})

test('a guest is found by name, has orders and notes, is exported, and erased', async (t) => {
  await withStaffPage(t, shop, { role: 'manager' }, async (page) => {
    await openScreen(page, shop, '/customers')
    await page.getByRole('searchbox').fill('petersen')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=petersen/)
    // While the list loads, the one before is dimmed.
    await page.locator('.data-table:not([aria-busy])').getByRole('link', { name: guest }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: guest }).click()
    await page.getByRole('row', { name: number }).waitFor()
    await page.getByLabel('Note for the team').fill('Wants a call')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('Wants a call').last().waitFor()
    await expectNoAxeViolations(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export data' }).click(),
    ])
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { orders: { number: string }[] }
    assert.deepEqual(
      file.orders.map((each) => each.number),
      [number],
    )
    await page.getByRole('button', { name: 'Erase data' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Erase data' }).click()
    await page.waitForURL(/\/customers$/)
    await page.getByRole('link', { name: guest }).click()
    await page.getByRole('row', { name: number }).waitFor()
    assert.equal(await page.getByText('Wants a call').count(), 0)
  })
})

test('an issue is tested and sent once to each reader; a reader is found, exported and unsubscribed', async (t) => {
  const reader = 'reader@example.com'
  await shop.db.transaction((tx) => setNewsletter(tx, reader, true, 'de', Date.now()))
  await withStaffPage(t, shop, { role: 'manager', width: 390 }, async (page) => {
    await openScreen(page, shop, '/newsletter')
    await page.getByRole('link', { name: 'New issue' }).click()
    await page.getByText('Not sent to yet: 1 reader').first().waitFor()
    await page.getByRole('main').getByLabel('Language').selectOption('de')
    await page.getByLabel('Subject').fill('Ostern ist nah')
    await page.getByRole('button', { name: 'Send me a test' }).click()
    const text = page.getByLabel('Text', { exact: true })
    await page.getByText('Required').waitFor()
    assert.equal(await text.getAttribute('aria-invalid'), 'true')
    assert.ok(await text.evaluate((field) => field === document.activeElement))
    await page.getByRole('main').getByLabel('Language').selectOption('us')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    // The incomplete language is shown, and nothing is asked.
    await page.getByText('Required').waitFor()
    assert.equal(await page.getByLabel('Subject').inputValue(), 'Ostern ist nah')
    await page.getByLabel('Text', { exact: true }).fill('Hallo.')
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await page.getByText(/On its way to .+@example.com/).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.waitForURL(/\/newsletter$/)
    await page.getByRole('link', { name: 'Ostern ist nah' }).click()
    await page.getByText('Not sent to yet: 0 readers').first().waitFor()
    assert.ok(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled())

    await openScreen(page, shop, '/newsletter')
    await page.getByRole('searchbox').fill('READER@')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=READER/)
    await page.getByRole('row', { name: reader }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    assert.match(await readFile(await download.path(), 'utf8'), /reader@example.com,de,20/)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByText('Nothing found').waitFor()
    await page.getByRole('link', { name: /^Unsubscribed/ }).click()
    await page.getByRole('row', { name: reader }).waitFor()
    await expectNoAxeViolations(page)
  })
  await withStaffPage(t, shop, { role: 'owner' }, async (page) => {
    await openScreen(page, shop, '/changes')
    await page.getByText('Newsletter – changed').first().click()
    await page
      .getByRole('term')
      .filter({ hasText: /^Subscribed$/ })
      .waitFor()
  })
  const proof = await shop.db.row(sql`select source from newsletter_consent where kind = 'withdrawn'`)
  assert.deepEqual(proof, { source: 'merchant' })
})

test('the figures end today in the shop’s time zone, wherever the member is', (t) =>
  withStaffPage(t, shop, { timeZone: 'Pacific/Midway' }, async (page) => {
    // In the shop it is the 2nd of March, on the member's device still the 1st.
    await page.clock.setFixedTime('2027-03-02T06:00:00Z')
    for (const path of ['', '/settings/search']) {
      const report = page.waitForRequest((request) => /admin\.viewReport/.test(request.postData() ?? ''))
      await openScreen(page, shop, path)
      assert.match((await report).postData() ?? '', /"to":"2027-03-02"/, path)
    }
  }))
