// An order in each of the fifteen languages. The mails are completely in that language, and no text of the account is
// cut off. In languages that differ in more than texts, the purchase is walked by the labels of buttons and pages.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import { addressRules } from '#domain/delivery/address-data.ts'
import { localeTable, locales, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { routes } from '#storefront/routes.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations, type AxeScope } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { orderPage, paidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { stepTo, untilComplete } from './step-through.ts'
import { untilHydrated } from './steps.ts'
import { textFaults } from './text-in-view.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop((db) => db.run(sql`update variant set stock = 50 where sku = 'CHB-MIL'`), {
    RATE_LIMITS: 'off',
  })
})
after(() => shop.close())

const visible = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

async function fill(page: Page, locale: Locale): Promise<void> {
  const rules = addressRules[localeTable[locale].country]
  await page.locator('[name="email"]').fill(`${locale}@example.com`)
  await page.locator('[name="firstName"]').fill('Anna')
  await page.locator('[name="lastName"]').fill('Petersen')
  for (const field of rules.fields.filter((each) => each !== 'apartment')) {
    const input = page.locator(`[name="${field}"]`)
    if (field === 'state') await input.selectOption({ index: 1 })
    else await input.fill(field === 'zip' ? (rules.postalCode?.example ?? '') : 'Gartenweg 3')
  }
}

async function buy(page: Page, locale: Locale): Promise<string> {
  const t = translateFor(locale)
  await page.goto(shop.origin + localePath(locale, '/chocolate-bunny'))
  await untilHydrated(page)
  await visible(page, t('product.add')).click()
  await page.getByRole('dialog', { name: t('cart.added') }).waitFor()
  await stepTo(page, localePath(locale, '/checkout'))
  await page.locator('[name="email"]').waitFor()
  await fill(page, locale)
  await page.locator('.order-button button:not([aria-busy="true"], [aria-disabled="true"])').click()
  await visible(page, t('sandbox.approve')).click()
  await page.locator('.order-placed h1').waitFor()
  return new URL(page.url()).searchParams.get('number') ?? ''
}

const mine = routes.map(({ path }) => path).filter((path) => path.startsWith('/user/'))

async function signIn(page: Page, locale: Locale): Promise<void> {
  const t = translateFor(locale)
  const email = `${locale}@example.com`
  await stepTo(page, localePath(locale, '/user/order'))
  await page.getByLabel(t('address.email')).first().fill(email)
  await visible(page, t('account.getCode')).click()
  await page.getByLabel(t('account.code')).fill(await shop.mailedCode(email))
  await visible(page, t('account.enter')).click()
  await page.getByRole('article').first().waitFor()
}

/**
 * Languages and scopes of the accessibility check. The structure depends on the
 * direction of writing only, because no language lacks a text (messages/languages.test.ts).
 */
const axeScopes: Readonly<Partial<Record<Locale, AxeScope>>> = { us: 'all', ar: 'structure' }

async function expectComplete(page: Page, locale: Locale): Promise<void> {
  assert.deepEqual(await textFaults(page), [], page.url())
  const axeScope = axeScopes[locale]
  if (axeScope) await expectNoAxeViolations(page, axeScope)
}

/** They differ in direction of writing, order of names, states and postal codes. */
const walked: readonly Locale[] = ['us', 'de', 'ar', 'ja']

/** Opens the page of a paid order, as after the payment. */
async function openPaid(page: Page, locale: Locale): Promise<string> {
  const placed = await paidOrder(shop, `${locale}@example.com`, { locale })
  await page.goto(shop.origin + localePath(locale, orderPage(placed, true)))
  await untilHydrated(page)
  await page.locator('.order-placed h1').waitFor()
  return placed.number
}

describe('in every language', { concurrency: 2, timeout: 30 * 60_000 }, () => {
  for (const locale of locales)
    test(`an order in ${localeTable[locale].name}: the mails are in that language, and the account shows the order`, (t) =>
      withPage(t, { width: 390, locale: localeTable[locale].tag }, async (page) => {
        const number = await (walked.includes(locale) ? buy : openPaid)(page, locale)
        const { tag } = localeTable[locale]
        assert.equal(await page.evaluate(() => document.documentElement.lang), tag)
        await page.setViewportSize({ width: 320, height: 844 })
        await untilComplete(page)
        await expectComplete(page, locale)
        const say = translateFor(locale)
        const mails = await until(
          () => shop.mailsTo(`${locale}@example.com`),
          (subjects) => subjects.length > 0,
        )
        assert.deepEqual(mails, [say('mail.paid.subject', { number })])
        await signIn(page, locale)
        for (const path of mine) {
          await stepTo(page, localePath(locale, path))
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await expectComplete(page, locale)
          await screenshot(page, `${locale}${path.replaceAll('/', '-')}`)
        }
      }))
})
