// In fifteen languages, every page of the sitemap and every screen fits the narrowest phone. None cuts off text or
// reports an error. Every screen and a fifteenth of the pages run their scripts in each language. The other pages are
// shown as the server renders them: they differ from those only in texts.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { directionOf, localeTable, locales, type Locale } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { expectNoAxeViolations } from './axe.ts'
import { withPage } from './browser.ts'
import { bringCart } from './filled-cart.ts'
import { openShop, until, type OpenShop } from './open-shop.ts'
import { renderedFaults } from './rendered-pages.ts'
import { isTranslated, screens } from './screens.ts'
import { stepTo, untilComplete } from './step-through.ts'
import { textFaults } from './text-in-view.ts'

let shop: OpenShop
before(async () => {
  // One visitor requests a thousand pages in a minute.
  shop = await openShop(undefined, { RATE_LIMITS: 'off' })
})
after(() => shop.close())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' })
  await untilComplete(page)
}

async function pagesOf(locale: Locale): Promise<string[]> {
  const list = await (await fetch(`${shop.origin}/sitemaps/${locale}-1.xml`)).text()
  return [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Asks again where a busy machine refuses. */
async function addressIn(locale: Locale, screen: string): Promise<string> {
  const address = localePath(locale, screen)
  if (!isTranslated(screen)) return address
  const { url } = await until(
    () => fetch(shop.origin + address),
    ({ status }) => status !== 503,
  )
  const { pathname, search } = new URL(url)
  return pathname + search
}

// One page waits for the server while the other renders.
describe('on the narrowest phone', { concurrency: 2, timeout: 30 * 60_000 }, () => {
  for (const [at, locale] of locales.entries())
    test(`every page and screen in ${localeTable[locale].name} fits the viewport and cuts off no text`, (t) =>
      withPage(t, { width: 320, locale: localeTable[locale].tag }, async (page, faults) => {
        faults.allow(/ 404 GET \S+\/error\/404\b/)
        // A busy machine refuses a rendering, and the browser asks again.
        faults.allow(/ 503 GET \S+\/_payload\.json/)
        const found: string[] = []
        const look = async (path: string): Promise<void> => {
          found.push(...(await textFaults(page)).map((fault) => `${path}: ${fault}`))
        }
        const addresses: string[] = []
        for (const screen of screens) addresses.push(await addressIn(locale, screen))
        const pages = await pagesOf(locale)
        assert.ok(pages.length > 20)
        await bringCart(page, shop)
        // Each page runs its scripts in one language, and each language runs pages of every kind.
        const documents = pages.filter((_, index) => index % locales.length === at)
        for (const path of documents) {
          await open(page, path)
          await look(path)
        }
        const root = page.locator('html')
        const direction = [await root.getAttribute('lang'), await root.getAttribute('dir')]
        assert.deepEqual(direction, [localeTable[locale].tag, directionOf(locale)])
        for (const path of addresses) {
          await stepTo(page, path)
          await look(path)
          // From left to right: every-screen.e2e.ts.
          if (locale === 'ar')
            await expectNoAxeViolations(page, 'structure').catch(({ message }: Error) => found.push(message))
        }
        // Parsing a page for another document applies the policy of that document to it.
        faults.allow(/Applying inline style/)
        const others = pages.filter((each) => !documents.includes(each) && !addresses.includes(each))
        found.push(...(await renderedFaults(page, others)))
        assert.deepEqual(found, [])
      }))
})
