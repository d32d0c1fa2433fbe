// Completes a client-side navigation: title and head tags, scroll position, focus, announcement for screen readers.
import { scrollToPlace } from './history-scroll.ts'
import { announcerId, mainId } from './landmarks.ts'
import type { Page } from '../pages/page.ts'

/** Faster changes show no loading indicator, which would only flicker. */
const indicatorDelayMs = 100

/** Sets `data-loading` on <html>, for styles. Returns the function that removes it. */
export function markLoading(): () => void {
  const timer = setTimeout(() => (document.documentElement.dataset.loading = ''), indicatorDelayMs)
  return () => {
    clearTimeout(timer)
    delete document.documentElement.dataset.loading
  }
}

/** `scroll`: pixels from the top; `done`: already scrolled; `keep`: leave scroll position and focus. */
export type Arrival = { readonly scroll: number | 'keep' | 'done'; readonly hash: string }

export function arrive(page: Page, { scroll, hash }: Arrival): void {
  const isOtherTitle = document.title !== page.head.title
  setHead(page)
  if (scroll === 'keep') return
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  target?.closest('details')?.setAttribute('open', '')
  if (target) target.scrollIntoView()
  else if (scroll !== 'done') scrollToPlace(scroll)
  document.getElementById(mainId)?.focus({ preventScroll: true })
  const announcer = document.getElementById(announcerId)
  if (announcer && isOtherTitle) announcer.textContent = page.head.title
}

function setHead({ head }: Page): void {
  document.title = head.title
  setContent('meta[name="description"]', 'content', head.description)
  setContent('meta[name="robots"]', 'content', head.robots)
  setContent('link[rel="canonical"]', 'href', head.canonical && new URL(head.canonical, location.origin).href)
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
