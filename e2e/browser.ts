// One browser per test file, and a fresh page per shopper: `withPage` fails a test on anything the page
// complained about that the test did not expect.
import { after, type TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from './launch-browser.ts'
import { watchPage, type Faults } from './watch-page.ts'

let shared: Promise<Browser> | undefined
after(async () => (await shared)?.close())

export type Shopper = {
  /** CSS pixels; below 600 the page is a phone's, with touch. */
  width?: number
  /** What the browser asks for, as a language tag. */
  locale?: string
  /** Where the device says it is, as an IANA zone. */
  timeZone?: string
  javaScript?: boolean
  dark?: boolean
  /** Is asked whether visits may be measured; else the browser has said no for its shopper. */
  asked?: boolean
  /** Whether the page may move: left out, it rests. */
  motion?: boolean
}

/** `faults.allow(pattern)` names what the page may complain about, e.g. `/404 .*\/no-such-gift/`. */
export async function withPage(
  t: TestContext,
  shopper: Shopper,
  visit: (page: Page, faults: Faults) => Promise<void>,
): Promise<void> {
  const { width = 1280, locale = 'en-US', javaScript = true, dark = false } = shopper
  const { timeZone, asked = false, motion = false } = shopper
  const phone = width < 600
  shared ??= launchBrowser()
  const browser = await shared
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
  context.setDefaultTimeout(15_000)
  if (!asked)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
  const page = await context.newPage()
  const faults = watchPage(page)
  try {
    await visit(page, faults)
  } catch (error) {
    for (const fault of faults.unexpected()) t.diagnostic(fault)
    t.diagnostic(`at ${page.url()}: ${await shown(page)}`)
    throw error
  } finally {
    await context.close()
  }
  const unexpected = faults.unexpected()
  if (unexpected.length > 0) throw new Error(`the page complained:\n  ${unexpected.join('\n  ')}`)
}

/** What the shopper sees, as far as it helps to understand a failed journey. */
async function shown(page: Page): Promise<string> {
  const text = await page
    .locator('main, body')
    .first()
    .innerText({ timeout: 2_000 })
    .catch(() => 'nothing')
  return text.replaceAll(/\s+/g, ' ').slice(0, 1_500)
}
