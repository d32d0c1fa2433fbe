// Navigates between pages of one language by links, without loading documents: in a fifth of the time.
import type { Page } from 'playwright-core'

/** Presses a link to any address of this language, and waits until its page is complete. */
export async function stepTo(page: Page, href: string): Promise<void> {
  await page.evaluate((wanted) => {
    // The page gets the focus when it has loaded.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const link = Object.assign(document.createElement('a'), { href: wanted, textContent: 'x' })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
  await untilComplete(page, href)
}

/**
 * Waits until the page at `href` is hydrated and loads nothing more. Then waits until it has not changed while the
 * browser was idle: lower components render after the ones above them.
 */
export async function untilComplete(page: Page, href?: string): Promise<void> {
  const missing = await page.evaluate(async (wanted) => {
    const unchangedMs = 50
    const timeoutMs = 60_000
    const begin = performance.now()
    let changedAt = begin
    const changes = new MutationObserver(() => (changedAt = performance.now()))
    changes.observe(document, { subtree: true, childList: true, characterData: true })
    const missingPart = (): string => {
      // An empty query is omitted.
      if (wanted && location.pathname !== new URL(wanted, location.href).pathname) return 'its address'
      if (wanted && document.activeElement?.id !== 'main') return 'its screen'
      const main = Object.keys(document.getElementById('main') ?? {})
      if (!main.some((key) => key.startsWith('__reactFiber'))) return 'its code'
      const busy = document.querySelector('#root :not([data-kept] *):is([aria-busy="true"], .skeleton)')
      if (busy) return busy.outerHTML.slice(0, 200)
      // A name drawn with another typeface may not fit.
      if (document.fonts.status === 'loading') return 'a typeface'
      return performance.now() - changedAt < unchangedMs ? 'rest' : ''
    }
    const pause = (): Promise<unknown> =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 200 }), 10))
    do await pause()
    while (missingPart() !== '' && performance.now() - begin < timeoutMs)
    changes.disconnect()
    return missingPart()
  }, href)
  if (missing !== '') throw new Error(`${href ?? page.url()} lacks ${missing} after a minute`)
}
