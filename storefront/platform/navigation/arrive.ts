// What a loaded document does by itself, done by hand for a page that came without one: its title, its place
// on the screen, where the keyboard stands, and a word for screen readers.
import { scrollToPlace } from './history-scroll.ts'
import type { Page } from '../pages/page.ts'

/** Ids in shell/Layout.tsx. */
export const mainId = 'main'
export const announcerId = 'announcer'

/** Quicker changes show no sign of waiting: it would only flicker. */
const settleDelayMs = 100

/** Marks the document as waiting, for styles; call the result when the wait is over. */
export function markLoading(): () => void {
  const timer = setTimeout(() => (document.documentElement.dataset.loading = ''), settleDelayMs)
  return () => {
    clearTimeout(timer)
    delete document.documentElement.dataset.loading
  }
}

/** Where the screen goes when it is shown; `there` where it stands there already. */
export type Arrival = { readonly scroll: number | 'keep' | 'there'; readonly hash: string }

export function arrive(page: Page, { scroll, hash }: Arrival): void {
  const moved = document.title !== page.head.title
  setHead(page)
  if (scroll === 'keep') return
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  target?.closest('details')?.setAttribute('open', '')
  if (target) target.scrollIntoView()
  else if (scroll !== 'there') scrollToPlace(scroll)
  document.getElementById(mainId)?.focus({ preventScroll: true })
  const announcer = document.getElementById(announcerId)
  if (announcer && moved) announcer.textContent = page.head.title
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
