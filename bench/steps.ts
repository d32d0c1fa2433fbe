// Measures the time from press to paint: to a prefetched product, back to the list, a typed letter, and add to cart.
import type { Browser, Page } from 'playwright-core'
import { median, openPhone, untilIdle } from './phone.ts'

/** In milliseconds. */
export type Steps = {
  readonly toProduct: number
  readonly back: number
  /** The slowest letter of a name that is drawn on the product. */
  readonly letter: number
  readonly addToCart: number
  /** What this machine needs for a press on an empty page. */
  readonly emptyPage: number
}

const runs = 5
const quietMs = 1_000
const list = '/classify/easter'

export async function measureSteps(browser: Browser, origin: string): Promise<Steps> {
  const phone = await openPhone(browser, prepare)
  const { page } = phone
  const toProduct: number[] = []
  const back: number[] = []
  const letter: number[] = []
  const addToCart: number[] = []
  const emptyPage: number[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      await page.goto(origin + list, { waitUntil: 'load' })
      await untilIdle(page)
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
      const top = await page.evaluate(() => scrollY)
      await prefetchProduct(page)
      const step = page.evaluate(() => (globalThis as unknown as Tools).stepToProduct())
      await tap(page, '[data-pressed]')
      toProduct.push(await step)
      await resourcesSettled(page)
      back.push(await page.evaluate((place) => (globalThis as unknown as Tools).stepBack(place), top))
    }
    for (let run = 0; run < runs; run += 1) {
      const presses = await nameAndAdd(page, origin)
      letter.push(presses.letter)
      addToCart.push(presses.addToCart)
      emptyPage.push(await pressOnEmptyPage(page))
    }
  } finally {
    await phone.close()
  }
  return {
    toProduct: median(toProduct),
    back: median(back),
    letter: median(letter),
    addToCart: median(addToCart),
    emptyPage: median(emptyPage),
  }
}

type Tools = {
  stepToProduct(): Promise<number>
  stepBack(top: number): Promise<number>
  slowest(): number
}

/** Prefetches the product's data and the screen's code, as the shop does in idle time for visible links. */
async function prefetchProduct(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].find(
      (each) => each.getBoundingClientRect().top > 80,
    )
    link?.setAttribute('data-pressed', '')
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForFunction(() => {
    const { pathname } = document.querySelector<HTMLAnchorElement>('[data-pressed]') ?? location
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    return [`${pathname}/_payload.json`, '/ProductScreen-'].every((part) =>
      fetched.some((name) => name.includes(part)),
    )
  })
  await resourcesSettled(page)
}

/** Waits until no resource has loaded for a while: texts and styles of a screen follow its code. */
async function resourcesSettled(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    const arrived = () => performance.getEntriesByType('resource').length
    for (let before = -1; before < arrived();) {
      before = arrived()
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }, quietMs)
}

/**
 * Duration of a touch, which is not waiting time. Playwright's own tap ends at once. The paint of the pressed style, which
 * people see during the press, would then count as part of the step.
 */
const touchMs = 80

/** A person sees where the page stopped before the press. The page renders its new part in this time. */
const aimMs = 500

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector)
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(aimMs)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${selector} is nowhere to be seen`)
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Milliseconds between two letters: typing on a phone. */
const letterMs = 300

/** In milliseconds, as `slowestPress`. */
async function nameAndAdd(page: Page, origin: string): Promise<{ letter: number; addToCart: number }> {
  await page.goto(`${origin}/name-mug`, { waitUntil: 'load' })
  await untilIdle(page)
  // The shop remembers the name of the run before.
  await page.locator('.product-form input[type="text"]').first().fill('')
  await page.keyboard.type('Ada', { delay: letterMs })
  const letter = await slowestPress(page)
  // Typefaces of the drawing load after the first letter.
  await resourcesSettled(page)
  await tap(page, '.add-to-cart button[type="submit"]')
  await page.locator('dialog[open]').waitFor()
  return { letter, addToCart: await slowestPress(page) }
}

const oneButton = `<!doctype html><meta name="viewport" content="width=device-width"><style>[data-busy] { color: red }</style>
<button onclick="this.dataset.busy = ''">Add</button>`

async function pressOnEmptyPage(page: Page): Promise<number> {
  await page.goto(`data:text/html,${encodeURIComponent(oneButton)}`)
  await tap(page, 'button')
  await page.locator('[data-busy]').waitFor()
  return slowestPress(page)
}

/** Longest duration of the browser's event timing since the last call, as INP counts it. */
function slowestPress(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return (globalThis as unknown as Tools).slowest()
  })
}

/** Runs in every document, so it uses nothing from outside itself. */
function prepare(): void {
  // Answers the consent question, so that no dialog covers the buttons.
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  const painted = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }),
    )
  const until = async (isThere: () => boolean): Promise<number> => {
    for (;;) {
      const now = await painted()
      if (isThere()) return now
    }
  }
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  let slowest = 0
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) slowest = Math.max(slowest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const tools: Tools = {
    async stepToProduct() {
      // Starts at the end of the touch, which is the time stamp of the browser's click event.
      const start = await new Promise<number>((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      )
      return (await until(() => isShown('.product-screen h1'))) - start
    },
    async stepBack(top) {
      const start = performance.now()
      history.back()
      return (
        (await until(() => isShown('main article') && !isShown('.product-screen h1') && scrollY === top)) -
        start
      )
    },
    slowest() {
      const longest = slowest
      slowest = 0
      return longest
    },
  }
  Object.assign(globalThis, tools)
}
