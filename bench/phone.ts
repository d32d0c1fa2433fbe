// Emulates Lighthouse's mid-range phone: a processor four times slower than this machine's, 1.6 Mbit/s, a latency of
// 150 ms.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

export type Phone = { readonly page: Page; close(): Promise<void> }

const slower = 4
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** `prepare` runs in every document before its own scripts. */
export async function openPhone(browser: Browser, prepare: () => void): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })
  const page = await context.newPage()
  await page.addInitScript(prepare)
  await slowDown(context, page)
  return { page, close: () => context.close() }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** Waits until the page is hydrated and its prefetches are done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'mark' in ((history.state as object | null) ?? {}))
  await page.waitForLoadState('networkidle')
}

export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN
}
