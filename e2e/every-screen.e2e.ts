// Every screen of the route table fits its viewport on phone, tablet and desktop, in both writing directions. axe-core
// finds no fault, on phone and desktop, in light and dark. every-page.e2e.ts has the narrowest phone.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { addBunny } from './buying.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { screens } from './screens.ts'
import { screenshot } from './screenshot.ts'
import { stepTo, stopPrefetching, untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop(undefined, { RATE_LIMITS: 'off' })
})
after(() => shop.close())

const all = [...screens, '/classify/easter?page=2', '/rich/blog-easter-table']

/** A document in this language, from which the test navigates to every screen. */
async function begin(page: Page, locale: 'us' | 'de' | 'ar'): Promise<void> {
  await addBunny(page, shop.origin)
  await page.goto(shop.origin + localePath(locale, '/rich/faq'))
  await untilComplete(page)
  await stopPrefetching(page)
}

async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(over <= 0, `${path} is ${over} px too wide at ${width}`)
  }
}

describe('every screen', { concurrency: 2, timeout: 30 * 60_000 }, () => {
  for (const locale of ['de', 'ar'] as const)
    test(`no screen is wider than its viewport, in ${locale}`, (t) =>
      withPage(t, {}, async (page, faults) => {
        faults.allow(/404/)
        await begin(page, locale)
        for (const each of all) {
          // A product has an address in each language.
          const { pathname, search } = new URL((await fetch(shop.origin + localePath(locale, each))).url)
          const path = pathname + search
          await stepTo(page, path)
          await expectToFit(page, path, [390, 820, 1440])
        }
      }))

  test('no screen is wider than its viewport, and axe finds no fault, light', (t) =>
    withPage(t, {}, async (page, faults) => {
      faults.allow(/404/)
      await begin(page, 'us')
      for (const path of all) {
        await stepTo(page, path)
        await expectToFit(page, path, [820, 390])
        await expectNoAxeViolations(page)
        await screenshot(page, `light${path.replaceAll(/\W+/g, '-')}`)
        await expectToFit(page, path, [1440])
        await expectNoAxeViolations(page)
        await screenshot(page, `light${path.replaceAll(/\W+/g, '-')}`)
      }
      await expectNoAxeViolations(page, 'structure', { mounted: 'all' })
    }))

  test('axe finds no low contrast on any screen, dark', (t) =>
    withPage(t, { dark: true }, async (page, faults) => {
      faults.allow(/404/)
      await begin(page, 'us')
      for (const path of all) {
        await stepTo(page, path)
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          await expectNoAxeViolations(page, 'colours')
          await screenshot(page, `dark${path.replaceAll(/\W+/g, '-')}`)
        }
      }
    }))

  test('axe finds no fault on an Arabic product page and editorial page, light and dark', async (t) => {
    for (const dark of [false, true])
      await withPage(t, { dark }, async (page) => {
        for (const path of ['/ar/name-mug', '/ar/rich/faq']) {
          await page.goto(shop.origin + path)
          await untilComplete(page)
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 844 })
            await expectNoAxeViolations(page)
          }
        }
      })
  })
})
