// Pictures of screens for people to look at: `SCREENSHOTS=folder npm test -- --e2e`.
import path from 'node:path'
import type { Page } from 'playwright-core'

/** Saves {name}-{width}.png in the folder that SCREENSHOTS names; without it nothing happens. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
}
