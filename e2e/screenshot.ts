// Screenshots for review: `SCREENSHOTS=folder npm test -- --e2e`.
import path from 'node:path'
import type { Page } from 'playwright-core'

/** Saves {name}-{width}.png in the folder SCREENSHOTS; does nothing when it is not set. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
}
