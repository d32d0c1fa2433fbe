// Leaves for another site, as for a payment page.

/**
 * Loads `url`. The way back from there leads to `back`, an address of this site, instead of the page that is left.
 * Resolves when the browser takes this document from its back/forward cache: it still shows the page that was left.
 * Never resolves if the visitor stops the load and goes elsewhere.
 */
export async function leaveSite(url: string, back: string): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  // Without the id of the entry, no stored scroll position belongs to it.
  history.replaceState(null, '', back)
  addEventListener('popstate', () => waiting.abort(), { signal })
  // After the listener of history-scroll.ts, which lets the browser restore the position.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'), { signal, once: true })
  const returned = new Promise((resolve) => addEventListener('pageshow', resolve, { signal, once: true }))
  location.assign(url)
  await returned
  waiting.abort()
}
