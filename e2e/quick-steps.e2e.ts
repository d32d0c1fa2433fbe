// Steps that follow each other before the browser has painted, as on a slow phone: React then renders late.
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { withPage } from './browser.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import { untilComplete } from './step-through.ts'
import { clickLink, openHydrated } from './steps.ts'

let shop: OpenShop
before(async () => void (shop = await openShop()))
after(() => shop.close())

type HeldFrames = {
  readonly hold: () => void
  readonly release: () => void
  /** The browser has painted; the page's own work for frames stays held. */
  readonly painted: () => Promise<void>
}

/** Opens a document whose frames can be held. Its slow hydration rules view transitions out. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window)
    const timer = setTimeout.bind(window) as (work: () => void, ms?: number) => number
    let isHeld = false
    const held: (() => void)[] = []
    window.requestAnimationFrame = (work) => (isHeld ? held.push(() => frame(work)) : frame(work))
    // The time after which the shop no longer waits for a frame.
    const orHold = (work: () => void, ms?: number): number =>
      isHeld && ms === 100 ? held.push(work) : timer(work, ms)
    Object.assign(window, { setTimeout: orHold })
    const frames: HeldFrames = {
      hold: () => void (isHeld = true),
      release: () => {
        isHeld = false
        for (const work of held.splice(0)) work()
      },
      painted: () => new Promise((resolve) => frame(() => frame(() => resolve()))),
    }
    Object.assign(window, { frames })
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await openHydrated(page, shop.origin + path)
  await untilComplete(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function stepTo(page: Page, path: string): Promise<void> {
  await clickLink(page, path)
  await untilComplete(page, path)
}

const frames = (page: Page, action: keyof HeldFrames) =>
  page.evaluate((name) => (window as unknown as { frames: HeldFrames }).frames[name](), action)

/** Goes back. The document has the new address then, and perhaps not yet its page. */
const back = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    history.back()
    while (location.pathname !== wanted) await new Promise((resolve) => addEventListener('popstate', resolve))
  }, path)

const untilShown = (page: Page, title: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('#main > div')]
        .filter((screen) => screen.offsetHeight > 0)
        .map((screen) => screen.querySelector('h1')?.textContent)
        .join() === wanted,
    title,
  )

/** Opens a product from the cart and goes back. No frame follows until `release`: React does not render these steps. */
async function openAndReturn(page: Page): Promise<void> {
  await frames(page, 'hold')
  await clickLink(page, '/name-mug')
  await back(page, '/cart')
  await frames(page, 'painted')
}

test('going back at once from a page that was in the document shows the page of the address', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    await openSlowly(page, '/name-mug')
    await stepTo(page, '/cart')
    await openAndReturn(page)
    await frames(page, 'release')
    await untilShown(page, 'Your cart')
  }))

test('two steps back at once show the last page alone, at its position', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    await openSlowly(page, '/name-mug')
    await stepTo(page, '/classify/easter')
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await stepTo(page, '/cart')
    await openAndReturn(page)
    await back(page, '/classify/easter')
    await frames(page, 'release')
    await untilShown(page, 'Easter')
    await page.waitForFunction(() => scrollY === 500)
  }))

test('content that arrives between a step back and its rendering keeps the scroll position', (t) =>
  withPage(t, { width: 1440 }, async (page) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/OwnYear.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await openSlowly(page, '/classify/easter')
    await clickLink(page, '/')
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor()
    await untilComplete(page, '/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await stepTo(page, '/classify/easter')
    await frames(page, 'hold')
    await back(page, '/')
    await page.waitForFunction(() => scrollY === 900)
    release()
    await page.locator('#home-year').first().waitFor({ state: 'attached' })
    await frames(page, 'release')
    await untilComplete(page, '/')
    await page.waitForFunction(() => scrollY === 900)
  }))
