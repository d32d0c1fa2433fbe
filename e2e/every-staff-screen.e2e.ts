// Every screen of the back office fits its viewport, in both writing directions, and shows no keys of texts. axe-core
// finds no fault on phone and desktop, in light and dark.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { adminRoutes } from '#backoffice/routes.ts'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { messageFiles, readMessages } from '#messages/load.ts'
import { startRun } from '#services/import/run-import.ts'
import { inviteMember } from '#services/staff/staff-members.ts'
import { expectNoAxeViolations, type AxeScope } from './axe.ts'
import { openScreen, stepToScreen, withStaffPage } from './backoffice-steps.ts'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { paidOrder } from './placed-order.ts'
import { screenshot } from './screenshot.ts'
import { showTheme } from './show-theme.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

const email = 'maximilian-alexander.von-hohenstein@example.com'

/** An address with content for every screen of the route table. */
async function addresses(order: string): Promise<string[]> {
  const { product, promotion, coupon, content } = (await shop.db.row<Record<string, string>>(sql`
    select (select id from product limit 1) as product, (select key from promotion limit 1) as promotion,
      (select code from coupon limit 1) as coupon, (select key from content limit 1) as content`))!
  const file = {
    name: 'moon.csv',
    async *source() {
      yield Buffer.from('Handle,Title,Variant Price\nmoon,Moon lamp,9.00\nsun,,abc\n')
    },
  }
  const settings = { language: 'us', currency: 'EUR', categories: 'collection', tagPrefix: '' } as const
  const run = await startRun(shop.db, { file, settings, actor: 'test' }, Date.now(), { resume: false })
  assert.ok(!isRefusal(run))
  const filled: Readonly<Record<string, string | undefined>> = {
    '/orders/{number}': `/orders/${order}`,
    '/promotions/{key}': `/promotions/${promotion}`,
    '/promotions/coupons/{code}': `/promotions/coupons/${coupon}`,
    '/customers/{email}': `/customers/${encodeURIComponent(email)}`,
    '/newsletter/{key}': '/newsletter/_new',
    '/products/{id}': `/products/${product}`,
    '/categories/{id}': '/categories/easter',
    '/content/{key}': `/content/${content}`,
    '/import/{id}': `/import/${run.id}`,
  }
  const found = adminRoutes.map(({ path }) => filled[path] ?? path)
  assert.deepEqual(
    found.filter((path) => path.includes('{')),
    [],
    'every screen has an address here',
  )
  return [...found, '/orders?search=zzzzzz', '/products/new', '/nowhere']
}

const messageKeys = new Set(messageFiles.flatMap((file) => Object.keys(readMessages('us', file))))

/** Keys of texts in the visible text, and in the labels that only screen readers announce. */
async function shownKeys(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const labels = ['aria-label', 'placeholder', 'alt', 'title']
    const announced = labels.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)!),
    )
    return (
      [document.title, document.body.innerText, ...announced].join(' ').match(/[\w-]+(?:\.[\w-]+)+/g) ?? []
    )
  })
  return words.filter((word) => messageKeys.has(word))
}

type Theme = 'light' | 'dark'

/** Colours depend on the theme only. */
const scopes: Readonly<Record<Theme, AxeScope>> = { light: 'all', dark: 'colours' }

type Visit = {
  readonly locale: string
  /** Fits on all of them. */
  readonly widths: readonly number[]
  readonly themes: readonly Theme[]
  /** Where axe checks each theme. */
  readonly axeAt: readonly number[]
  /** Whether each screen is a new document. */
  readonly asDocuments: boolean
}

/**
 * The structure is the same in every language, and German has the longest words. A screen of a new document has loaded
 * all it needs itself.
 */
const visits: readonly Visit[] = [
  {
    locale: 'de-DE',
    widths: [390, 820, 1280],
    themes: ['light', 'dark'],
    axeAt: [390, 1280],
    asDocuments: false,
  },
  { locale: 'ar-AE', widths: [390, 1440], themes: ['light'], axeAt: [], asDocuments: true },
]

async function openDocument(page: Page, path: string): Promise<void> {
  await openScreen(page, shop, path)
  await page.locator('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function expectVisibleScreen(page: Page, path: string, visit: Visit): Promise<void> {
  assert.deepEqual(await shownKeys(page), [], `${path} shows keys of texts`)
  for (const theme of visit.themes) {
    await showTheme(page, theme)
    for (const width of theme === 'light' ? visit.widths : visit.axeAt) {
      await page.setViewportSize({ width, height: 844 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(over <= 0, `${path} is ${over} px too wide at ${width}`)
      if (visit.axeAt.includes(width)) await expectNoAxeViolations(page, scopes[theme])
      await screenshot(page, `staff-${theme}${path.replaceAll(/\W+/g, '-')}`)
    }
  }
  await showTheme(page, 'light')
}

/** One after the other in one document, or each in its own. */
async function visitScreens(page: Page, paths: readonly string[], visit: Visit): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index === 0 || visit.asDocuments) await openDocument(page, path)
    else await stepToScreen(page, path)
    await expectVisibleScreen(page, path, visit)
  }
}

describe('every screen of the back office', { timeout: 15 * 60_000 }, () => {
  test('the first view loads at most 60 KB of JavaScript', (t) =>
    withStaffPage(t, shop, { width: 390, locale: 'de-DE' }, async (page) => {
      await openScreen(page, shop, '')
      await page.locator('main').getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      const bytes = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      )
      t.diagnostic(`${bytes} bytes`)
      assert.ok(bytes > 10_000 && bytes <= 60_000, `${bytes} bytes`)
    }))
  test('fits its viewport without a fault, in every language direction and theme', async (t) => {
    const paths = await addresses((await paidOrder(shop, email)).number)
    const invited = await inviteMember(shop.db, { email, role: 'packer', locale: 'us' }, Date.now())
    assert.ok(!isRefusal(invited))
    const look = async (visit: Visit): Promise<void> => {
      const { locale } = visit
      await withStaffPage(t, shop, { width: 820, locale }, (page) => visitScreens(page, paths, visit))
      await withPage(t, { width: 820, locale }, async (page, faults) => {
        // Signed out, `admin.me` answers 401; an invitation that does not exist answers 404.
        faults.allow(/401|404/)
        for (const path of ['/', `/join#${invited.token}`, '/join#unknown']) {
          await page.goto('about:blank')
          await openDocument(page, path)
          await expectVisibleScreen(page, path, visit)
        }
      })
    }
    // At once: much of the time of a screen is waiting for its data.
    await Promise.all(visits.map(look))
  })
})
