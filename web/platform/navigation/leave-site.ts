// Leaves for another site, as for a payment page.

/**
 * Loads `url`. The way back from there leads to `back`, an address of this site, instead of the page that is left.
 * Resolves when the browser takes this document from its back/forward cache: it still shows the page that was left.
 */
export async function leaveSite(url: string, back: string): Promise<void> {
  // Without the id of the entry, no stored scroll position belongs to it.
  history.replaceState(null, '', back)
  // After the listener of history-scroll.ts, which lets the browser restore the position.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'), { once: true })
  location.assign(url)
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}
