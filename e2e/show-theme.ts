// Switches a page between light and dark.
import type { Page } from 'playwright-core'

/** Waits until the colours have changed: some have a transition. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    // The promise of a cancelled transition rejects.
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
