// Switches a page between light and dark.
import type { Page } from 'playwright-core'

/** Waits until the colours have changed: some have a transition. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  // The promise `finished` of a transition may stay pending after its end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
}
