// Account settings: points, e-mail, sessions, newsletter; also by keyboard alone.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { translateFor } from '#messages/load.ts'
import { commands } from '#ops/commands.ts'
import { runCommand } from '#ops/run-command.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny, choosePayment, fillAddress, goToCheckout, order, seeThanks } from './buying.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { unpaidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { openSignedIn } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const button = (page: Page, name: string | RegExp, exact = false) => page.getByRole('button', { name, exact })

async function ops(...words: string[]): Promise<void> {
  const done = await runCommand(commands, [...words, '--json'], Date.now(), (work) => work(shop.db))
  assert.equal(done.exitCode, 0, done.output)
}

test('an address from the checkout is saved on request, and the delivered order earns points for a coupon', async (t) => {
  const email = 'frida@example.com'
  await withPage(t, { width: 390 }, async (page) => {
    await openSignedIn(page, shop, email, '/user/center')
    await addBunny(page, shop.origin)
    await goToCheckout(page, shop.origin)
    await page.getByLabel('Save this address in my address book').check()
    await fillAddress(page, email)
    await order(page)
    await choosePayment(page, 'Approve')
    const number = await seeThanks(page)
    await page.goto(`${shop.origin}/user/address`)
    await page.getByText('Gartenweg 3').waitFor()
    await page.getByText('Default address').waitFor()

    await page.goto(`${shop.origin}/user/points`)
    await page.getByRole('progressbar', { name: /more points to a coupon/ }).waitFor()
    await page.getByText(/^\d+ of them come with your orders/).waitFor()
    await expectNoAxeViolations(page)
    await ops('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD01')
    await ops('order', 'advance', number, 'delivered')
    await page.goto(`${shop.origin}/user/points`)
    await page.getByText('Order delivered').waitFor()
    await page.getByRole('link', { name: number }).waitFor()
    await page.getByRole('heading', { name: /^\d+ of 500 points$/ }).waitFor()
    await page.getByRole('progressbar', { name: /more points to a coupon/ }).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'points')
    await shop.db.run(sql`
      insert into points_entry (id, customer_id, kind, points, cause, at)
      select gen_random_uuid(), id, 'earned', 500, 'a gift', now() from customer where email = ${email}`)
    await page.reload()
    await button(page, /^Get a coupon worth/).click()
    await page.getByText('Coupon added to your account.').waitFor()
    await page.getByText('Exchanged for a coupon').waitFor()
    await expectNoAxeViolations(page)
    await page.goto(`${shop.origin}/user/coupon`)
    await page.getByText('A thank-you for your points').waitFor()
    await page.getByRole('heading', { name: '$5.00 off' }).waitFor()
  })
})

test('an empty address book offers the address of the latest order; the settings open the chooser of language and country', async (t) => {
  const email = 'gerda@example.com'
  await unpaidOrder(shop, email)
  await withPage(t, { width: 390 }, async (page) => {
    await openSignedIn(page, shop, email, '/user/address')
    await button(page, 'Add an address').waitFor()
    await page.getByRole('heading', { name: 'Save this address?' }).waitFor()
    await page.getByText('It’s from your latest order.').waitFor()
    await expectNoAxeViolations(page)
    await button(page, 'Save').click()
    await page.getByText('Default address').waitFor()
    await page.goto(`${shop.origin}/user/setting`)
    await page.getByText('English · United States · USD').waitFor()
    await button(page, 'Change', true).click()
    await page.locator('summary', { hasText: 'Country and currency' }).waitFor()
  })
})

test('a customer changes the e-mail, sets a username, and ends other sessions and all sessions', async (t) => {
  const [old, wanted] = ['hanna@example.com', 'hanna.new@example.com']
  await withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, old, '/user/setting#security')
    await shop.db.run(sql`
      insert into customer_session (id, token_hash, customer_id, remember, browser, system, signed_in_at, seen_at)
      select gen_random_uuid(), 'elsewhere', id, true, 'Firefox', 'Android', now(), now() from customer where email = ${old}`)
    await page.reload()
    await page.getByText('This browser').waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'settings')
    await button(page, 'Sign out: Firefox, Android').click()
    await page.getByText('Signed out there.').waitFor()
    assert.equal(await page.getByText('Firefox, Android').count(), 0)
    await button(page, 'Change email').click()
    await page.getByLabel('New email').fill(wanted)
    // After an old sign-in, another person may be using the device.
    await shop.db.run(
      sql`update customer_session set signed_in_at = signed_in_at - interval '1 hour' where token_hash != 'elsewhere'`,
    )
    await shop.db.run(sql`update sign_in_code set minute = minute - 5`)
    await button(page, 'Get code').click()
    const proof = page.getByRole('dialog', { name: 'Please confirm that it’s you' })
    await until(
      async () => (await shop.mailsTo(old)).filter((subject) => /code/i.test(subject)),
      (codes) => codes.length === 2,
    )
    await proof.getByLabel('Code').fill(await shop.mailedCode(old))
    await button(page, 'Confirm').click()
    await proof.waitFor({ state: 'detached' })
    await page.getByLabel('Code').fill(await shop.mailedCode(wanted))
    await expectNoAxeViolations(page)
    await button(page, 'Confirm').click()
    await page.getByText('Your email address is changed.').waitFor()
    await page.getByText(wanted).first().waitFor()

    await page.getByLabel('First name').fill('Hanna')
    await page.getByLabel('Username').fill('h')
    await button(page, /^Save$/).click()
    await page.getByText('Use 3 to 30 letters and digits').waitFor()
    await page.getByLabel('Username').fill('hanna.p')
    await button(page, /^Save$/).click()
    await page.getByRole('link', { name: 'Account: Hanna' }).waitFor()
    await button(page, 'Sign out everywhere').click()
    await page.getByRole('heading', { name: 'Sign In/Register to Continue' }).waitFor()
    await page.getByRole('link', { name: /^Account$/ }).waitFor()
  })
  await until(
    () => shop.mailsTo(old),
    (mails) => mails.includes('The email address of your account has been changed'),
  )
})

test('a saved name keeps the focus, and what is typed in other settings', (t) =>
  withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, 'nora@example.com', '/user/setting')
    await button(page, 'Change email').click()
    await page.getByLabel('New email').fill('new@example.com')
    await page.getByLabel('First name').fill('Nora')
    await button(page, /^Save$/).click()
    await page.getByRole('link', { name: 'Account: Nora' }).waitFor()
    assert.equal(await page.getByLabel('New email').inputValue(), 'new@example.com')
    assert.equal(await page.locator(':focus').innerText(), 'Save')
  }))

test('the newsletter is ordered in the footer, confirmed by mail, and unsubscribed by mail', async (t) => {
  const email = 'ida@example.com'
  await withPage(t, { width: 390 }, async (page, faults) => {
    faults.allow(/answer 4\d\d POST/)
    await page.goto(shop.origin)
    const form = page.locator('.footer form')
    await form.getByRole('textbox').fill('ida')
    await form.getByRole('button').click()
    await form.getByText('Email format is error').waitFor()
    await form.getByRole('textbox').fill(email)
    await form.getByRole('button').click()
    await form.getByText('Check your email').waitFor()
    await expectNoAxeViolations(page)
    const link = await until(
      () => shop.linkIn(email, translateFor('us')('mail.newsletter.subject')),
      (found) => found !== null,
    )
    await page.goto(link!)
    await button(page, 'Yes, send me the newsletter').click()
    await page.getByText('You’re on our list').waitFor()
    await expectNoAxeViolations(page)
    const row = await shop.db.row<{ id: string }>(
      sql`select id from newsletter_subscription where email = ${email} and subscribed`,
    )
    assert.ok(row)
    await shop.db.run(sql`
      insert into newsletter_issue (key, contents, sent_at) values ('may', '{"us":{"subject":"May","text":"Hello."}}', now())`)
    await shop.db.run(sql`
      insert into job (id, kind, data, run_at, created_at)
      select gen_random_uuid(), 'newsletter-mail', jsonb_build_object('template', 'newsletter', 'issue', 'may', 'subscriptionId', ${row.id}::text), now(), now()`)
    const leave = await until(
      () => shop.linkIn(email, 'May'),
      (found) => found !== null,
    )
    await page.goto('about:blank')
    await page.goto(leave!)
    await button(page, 'Unsubscribe').click()
    await page.getByText('You’re unsubscribed').waitFor()
    await screenshot(page, 'newsletter-left')
  })
})

test('a customer who is signed in switches the newsletter on at its page, for the address that the shop knows', async (t) => {
  const email = 'jana@example.com'
  await withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, email, '/user/setting')
    await page.goto(`${shop.origin}/newsletter`)
    const form = page.locator('.newsletter-form', { hasText: email })
    await form.getByRole('checkbox', { name: 'Newsletter' }).check()
    await page.getByText('Saved').first().waitFor()
    await expectNoAxeViolations(page)
  })
  const subscribed = await shop.db.value(
    sql`select subscribed from newsletter_subscription where email = ${email}`,
  )
  assert.equal(subscribed, true)
})

/** Presses Tab until the element with that name has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      const labels = [...(at?.labels ?? [])].map((label) => label.textContent ?? '')
      const names = [at?.getAttribute('aria-label'), ...labels, at?.textContent].map((text) =>
        (text ?? '').trim(),
      )
      return { names, shows: at?.matches(':focus-visible') ?? false }
    })
    if (!seen.names.some((each) => each.startsWith(name))) continue
    assert.ok(seen.shows, `the focus on ${name} is not to be seen`)
    return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

test('the keyboard alone answers questions, fills the address book and deletes the account', async (t) => {
  await withPage(t, {}, async (page) => {
    await openSignedIn(page, shop, 'jule@example.com', '/user/setting')
    await page.getByLabel('Gift ideas').waitFor()
    await tabTo(page, 'Newsletter')
    await page.keyboard.press('Space')
    await page.getByText('Saved').first().waitFor()
    await page.keyboard.press('Space')
    const question = page.getByRole('dialog', { name: 'Newsletter' })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    const isOn = () => page.getByLabel('Gift ideas').isChecked()
    assert.ok(await isOn())
    assert.ok(
      await page.evaluate(() => document.activeElement?.matches('input[type="checkbox"]')),
      'back where it was',
    )
    await page.keyboard.press('Space')
    await question.waitFor()
    await tabTo(page, 'Yes')
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'hidden' })
    await page.waitForFunction(
      () => !document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked,
    )

    await page.goto(`${shop.origin}/user/address`)
    await button(page, 'Add an address').waitFor()
    await tabTo(page, 'Add an address')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'New address' })
    await form.waitFor()
    await tabTo(page, 'Country')
    await page.keyboard.type('Germany')
    for (const [label, text] of [
      ['First name', 'Jule'],
      ['Last name', 'Petersen'],
      ['Street address', 'Gartenweg 3'],
      ['Postal code', '26133'],
      ['City', 'Oldenburg'],
    ] as const) {
      await tabTo(page, label)
      await page.keyboard.type(text)
    }
    await tabTo(page, 'Email')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('jule@example.com')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'hidden' })
    await page.getByText('Gartenweg 3').waitFor()

    await page.goto(`${shop.origin}/user/setting`)
    await page.locator('summary', { hasText: 'Your data' }).waitFor()
    await tabTo(page, 'Your data')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Delete account')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'Yes')
    await page.keyboard.press('Enter')
    await page.getByText('Your account is deleted.').waitFor()
  })
})
