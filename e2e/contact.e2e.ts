// The contact form: the message reaches the merchant, and no input is lost.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { holdScripts } from './steps.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path)
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0)
}

test('a message reaches the merchant, and the input is kept until then', (t) =>
  withPage(t, {}, async (page, faults) => {
    await open(page, '/contact-us')
    await page.getByText('within one business day').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'hello@posy.example' }).waitFor()
    await page.getByLabel('Your name').fill('Anna Petersen')
    await page.getByRole('main').getByLabel('Email').fill('anna')
    await page.getByLabel('Order number').fill('12')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Email format is error').waitFor()
    await page.getByText('Order ID is error').waitFor()
    assert.equal(await page.getByText('Please fill this in').count(), 2)
    assert.equal(await page.getByText('Required', { exact: true }).count(), 0)
    assert.equal(await page.getByRole('main').getByText('Optional', { exact: true }).count(), 1)
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email')
    await page.reload()
    await until(
      () => page.getByLabel('Your name').inputValue(),
      (name) => name === 'Anna Petersen',
    )
    await page.getByRole('main').getByLabel('Email').fill('anna@example.com')
    await page.getByLabel('Order number').fill('')
    await page.getByLabel('Subject').selectOption('A gift with a name or text')
    await page.getByLabel('Message').fill('Could the bow be red?\nThank you.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('We’ve received your message').waitFor()
    await page.getByText('anna@example.com').waitFor()
    const mails = await until(
      () => shop.mailsTo('hello@posy.example'),
      (subjects) => subjects.length > 0,
    )
    assert.match(mails[0] ?? '', /A gift with a name or text/)
    await page.getByRole('button', { name: 'Write another message' }).click()
    assert.equal(await page.getByLabel('Message').inputValue(), '')
    faults.allow(/answer 4\d\d POST/)
  }))

test('input from before hydration is kept', (t) =>
  withPage(t, {}, async (page) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(`${shop.origin}/contact-us`, { waitUntil: 'commit' })
    await page.getByLabel('Your name').fill('Anna Petersen')
    releaseScripts()
    await until(
      () => page.evaluate(() => localStorage.length),
      (kept) => kept > 0,
    )
    await page.getByLabel('Subject').selectOption('A gift with a name or text')
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Anna Petersen')
  }))

test('a form submitted before hydration stays on the page and is sent after hydration', (t) =>
  withPage(t, {}, async (page) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(`${shop.origin}/contact-us`, { waitUntil: 'commit' })
    await page.getByLabel('Your name').fill('Bea Holm')
    await page.getByRole('main').getByLabel('Email').fill('bea@example.com')
    await page.getByLabel('Subject').selectOption('Something else')
    await page.getByLabel('Message').fill('Are there two?')
    await page.getByRole('button', { name: 'Send message' }).click()
    releaseScripts()
    await page.getByText('We’ve received your message').waitFor()
    assert.equal(page.url(), `${shop.origin}/contact-us`)
  }))
