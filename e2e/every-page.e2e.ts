// A browser walks the whole shop on the narrowest phone: every page of the sitemap in fifteen languages wakes without
// a complaint, fits its window and shows its texts whole; axe-core finds nothing on any kind of screen in any language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { localeTable, locales, type Locale } from '#domain/locale.ts'
import { translateFor } from '#messages/load.ts'
import { localePath } from '#storefront/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screens } from './screens.ts'
import { textFaults } from './text-in-view.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

/** Until the page is awake, and nothing on it is still coming. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {}
    return Object.keys(root).length > 0 && !document.querySelector('#root :is([aria-busy="true"], .skeleton)')
  })
}

async function pagesOf(locale: Locale): Promise<string[]> {
  const list = await (await fetch(`${shop.origin}/sitemaps/${locale}-1.xml`)).text()
  return [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function fill(page: Page, locale: Locale): Promise<void> {
  await open(page, localePath(locale, '/chocolate-bunny'))
  await page
    .getByRole('button', { name: translateFor(locale)('product.add') })
    .first()
    .click()
  await page.locator('dialog[open]').first().waitFor()
}

for (const locale of locales) {
  const visitor = { width: 320, locale: localeTable[locale].tag }

  test(`every page in ${localeTable[locale].name} fits the narrowest phone, whole`, (t) =>
    withPage(t, visitor, async (page) => {
      const faults: string[] = []
      const pages = await pagesOf(locale)
      assert.ok(pages.length > 20)
      for (const path of pages) {
        await open(page, path)
        faults.push(...(await textFaults(page)).map((fault) => `${path}: ${fault}`))
      }
      assert.deepEqual(faults, [])
    }))

  test(`axe finds nothing on any screen in ${localeTable[locale].name}`, (t) =>
    withPage(t, visitor, async (page, faults) => {
      faults.allow(/404/)
      await fill(page, locale)
      const found: string[] = []
      for (const screen of screens) {
        const path = localePath(locale, screen)
        await open(page, path)
        found.push(...(await textFaults(page)).map((fault) => `${path}: ${fault}`))
        await expectNoAxeViolations(page).catch((error: Error) => found.push(error.message))
      }
      assert.deepEqual(found, [])
    }))
}
