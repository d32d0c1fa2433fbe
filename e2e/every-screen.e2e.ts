// Every screen of the route table fits its viewport on phone, tablet and desktop, in both writing directions. axe-core
// finds no fault, on phone and desktop, in light and dark. every-page.e2e.ts has the narrowest phone.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { isTranslated, screens } from './screens.ts'
import { screenshot } from './screenshot.ts'
import { showTheme } from './show-theme.ts'
import { stepTo, untilComplete } from './step-through.ts'

let shop: OpenShop
before(async () => {
  shop = await openShop(undefined, { RATE_LIMITS: 'off' })
})
after(() => shop.close())

const all = [...screens, '/classify/easter?page=2', '/rich/blog-easter-table']

/** Screens with most of the components, for a check from right to left on a desktop. */
const mirrored = ['/name-mug', '/rich/faq']

async function addressIn(locale: 'de' | 'ar', path: string): Promise<string> {
  const address = localePath(locale, path)
  if (!isTranslated(path)) return address
  const { pathname, search } = new URL((await fetch(shop.origin + address)).url)
  return pathname + search
}

/** A document in this language, from which the test navigates to every screen. */
async function begin(page: Page, locale: 'us' | 'de' | 'ar'): Promise<void> {
  await bringCart(page, shop)
  await page.goto(shop.origin + localePath(locale, '/rich/faq'))
  await untilComplete(page)
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

/** Colours depend on the theme only, and the page changes it as the device does. */
const themes = [
  { theme: 'light', scope: 'all' },
  { theme: 'dark', scope: 'colours' },
] as const

describe('every screen', { concurrency: 2, timeout: 30 * 60_000 }, () => {
  for (const locale of ['de', 'ar'] as const)
    test(`no screen is wider than its viewport, in ${locale}`, (t) =>
      withPage(t, {}, async (page, faults) => {
        faults.allow(/404/)
        await begin(page, locale)
        for (const each of all) {
          const path = await addressIn(locale, each)
          await stepTo(page, path)
          await expectToFit(page, path, [390, 820, 1440])
          // Right to left on a phone: every-page.e2e.ts.
          if (locale === 'ar' && mirrored.includes(each)) await expectNoAxeViolations(page)
        }
      }))

  test('no screen is wider than its viewport, and axe finds no fault, light and dark', (t) =>
    withPage(t, {}, async (page, faults) => {
      faults.allow(/404/)
      await begin(page, 'us')
      for (const path of all) {
        await stepTo(page, path)
        await expectToFit(page, path, [820, 1440])
        for (const { theme, scope } of themes) {
          await showTheme(page, theme)
          // The widths of most tests: what passes here is not checked there.
          for (const width of [390, 1280]) {
            await expectToFit(page, path, [width])
            await expectNoAxeViolations(page, scope)
            await screenshot(page, `${theme}${path.replaceAll(/\W+/g, '-')}`)
          }
        }
        await showTheme(page, 'light')
      }
      await expectNoAxeViolations(page, 'structure', { mounted: 'all' })
    }))
})
