// One browser with pictures and one without, and a new page per shopper. `withPage` fails a test on every unexpected error of the page.
import { after, type TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from './launch-browser.ts'
import { watchPage, type Faults } from './watch-page.ts'

const browsers = new Map<boolean, Promise<Browser>>()
after(async () => {
  for (const browser of browsers.values()) await (await browser).close()
})

function browserFor(pictures: boolean): Promise<Browser> {
  const browser = browsers.get(pictures) ?? launchBrowser({ pictures })
  browsers.set(pictures, browser)
  return browser
}

export type Shopper = {
  /** CSS pixels; below 600 the page emulates a phone with touch. */
  width?: number
  /** Language of the browser, as a language tag. */
  locale?: string
  /** IANA time zone of the device. */
  timeZone?: string
  javaScript?: boolean
  dark?: boolean
  /** True: the shop asks for analytics consent. Otherwise the browser sends Global Privacy Control. */
  asked?: boolean
  /** Allows animations; the default is reduced motion. */
  motion?: boolean
  /**
   * Default: only with animations. Otherwise the device saves data: the page prefetches and prerenders nothing, which
   * takes a fifth of the time.
   */
  prefetching?: boolean
  /** Default: only with animations. Requesting and decoding them takes a fifth of the time. Screenshots show them. */
  pictures?: boolean
}

/** `faults.allow(pattern)` allows matching errors of the page, e.g. `/404 .*\/no-such-gift/`. */
export async function withPage(
  t: TestContext,
  shopper: Shopper,
  visit: (page: Page, faults: Faults) => Promise<void>,
): Promise<void> {
  const { width = 1280, locale = 'en-US', javaScript = true, dark = false } = shopper
  const { timeZone, asked = false, motion = false, pictures = motion, prefetching = motion } = shopper
  const phone = width < 600
  const browser = await browserFor(pictures || process.env.SCREENSHOTS !== undefined)
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
    locale,
    ...(timeZone && { timezoneId: timeZone }),
    javaScriptEnabled: javaScript,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  context.setDefaultTimeout(60_000)
  if (!asked)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
  if (!prefetching)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
  const page = await context.newPage()
  const faults = watchPage(page)
  try {
    await visit(page, faults)
  } catch (error) {
    for (const fault of faults.unexpected()) t.diagnostic(fault)
    t.diagnostic(`at ${page.url()}: ${await visibleState(page)}`)
    throw error
  } finally {
    await context.close()
  }
  const unexpected = faults.unexpected()
  if (unexpected.length > 0) throw new Error(`the page complained:\n  ${unexpected.join('\n  ')}`)
}

/** Visible state of the page, to explain a failed test. */
async function visibleState(page: Page): Promise<string> {
  const text = await page
    .locator('main, body')
    .first()
    .innerText({ timeout: 2_000 })
    .catch(() => 'nothing')
  return text.replaceAll(/\s+/g, ' ').slice(0, 1_500)
}
