// Scroll position of a document that was reloaded or reached through the history. Imports nothing: start.ts shares no
// module with the entry.

/**
 * Scrolls to the position that history-scroll.ts stored. The browser's own restoration is turned off: after steps
 * between documents Chromium scrolls up to 193 px too far.
 */
export function restoreDocumentScroll(): void {
  history.scrollRestoration = 'manual'
  try {
    const { value } = JSON.parse(sessionStorage.getItem('scroll')!)
    scrollTo({ top: value[history.state.mark], behavior: 'instant' })
  } catch {
    // A new history entry, or no storage.
  }
}
