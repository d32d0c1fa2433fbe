// Pictures of every screen for a review of the design: families of screens × viewports, languages and themes.
//   npm run gallery -- FOLDER                            all families in all looks, in ten minutes
//   npm run gallery -- FOLDER --only home,cart           some families
//   npm run gallery -- FOLDER --looks us390,ja1440d      some looks: language, width, `d` for dark
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import type { Locale } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { openTestServer } from '../scripts/test-server.ts'
import { families } from './gallery-families.ts'
import { openGalleryShop } from './gallery-orders.ts'
import type { Look } from './gallery-stage.ts'
import { launchBrowser } from './launch-browser.ts'
import { untilComplete } from './step-through.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(families).join() },
    looks: { type: 'string', default: 'us390,us820,us1440,de820,ar390d,ja1440d' },
  },
})
const folder = path.resolve(positionals[0] ?? 'var/gallery')
mkdirSync(folder, { recursive: true })
const server = await openTestServer()
Object.assign(process.env, { TEST_DATABASE_URL: server.url, TEST_RUN_FOLDER: server.folder })
const shop = await openGalleryShop()
const browser = await launchBrowser()
let failed = 0
try {
  for (const name of values.looks.split(',')) await picture(lookOf(name))
} finally {
  await browser.close()
  await shop.close()
  await server.stop()
}
process.exit(failed > 0 ? 1 : 0)

function lookOf(name: string): Look {
  const [, locale = '', width = '', dark] = /^([a-z]+)(\d+)(d?)$/.exec(name) ?? []
  return { name, locale: locale as Locale, width: Number(width), dark: dark === 'd' }
}

async function picture(look: Look): Promise<void> {
  const phone = look.width < 600
  const context = await browser.newContext({
    viewport: { width: look.width, height: phone ? 844 : 900 },
    isMobile: phone,
    hasTouch: phone,
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  for (const family of values.only.split(',')) {
    const page = await context.newPage()
    try {
      const show = families[family]
      if (!show) throw new Error(`no family has the name ${family}`)
      const open = (address: string): Promise<unknown> =>
        page.goto(shop.origin + localePath(look.locale, address))
      const shown = await show({ page, shop, look, open })
      await complete(page)
      const file = path.join(folder, `${family}-${look.name}.png`)
      await page.screenshot({ path: file, fullPage: shown !== 'viewport', animations: 'disabled' })
    } catch (fault) {
      failed += 1
      console.error(`${family} ${look.name}: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
    await page.close()
  }
  await context.close()
}

/** Pictures load when they come near. */
async function complete(page: Page): Promise<void> {
  const isStorefront = (await page.locator('#main').count()) > 0 && !page.url().includes('/_shop')
  if (isStorefront) await untilComplete(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      // What comes near is observed in a frame, and then loads.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // The page requests a refused picture again after two seconds, then after eight.
    const isBroken = (image: HTMLImageElement) =>
      image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
    for (let wait = 0; wait < 120 && shown.some(isBroken); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    await Promise.race([
      Promise.all(shown.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])
    await document.fonts.ready
  })
  if (isStorefront) await untilComplete(page)
}
