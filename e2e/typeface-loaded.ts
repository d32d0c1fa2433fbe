// Waits for a typeface.
import type { Page } from 'playwright-core'

/** The style sheet of an East Asian typeface loads with the first text that needs it. */
export async function typefaceLoaded(page: Page, family: string): Promise<void> {
  await page.waitForFunction((name) => {
    const faces = [...document.fonts].filter((face) => face.family.includes(name))
    return (
      faces.some(({ status }) => status === 'loaded') && faces.every(({ status }) => status !== 'loading')
    )
  }, family)
}
