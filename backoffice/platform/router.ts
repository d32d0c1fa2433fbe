// The address of the back office: current path and query, and navigation without a document.
import { createStore, useStore } from '#web/platform/store.ts'
import { useLayoutEffect } from 'react'
import { t } from './language.ts'

const basePath = '/_shop'

let leaveQuestion: (() => boolean) | undefined

/** Path and query below the back office: '/products?status=draft'. */
function currentAddress(): string {
  return (location.pathname.slice(basePath.length) || '/') + location.search
}

const shown = createStore(currentAddress())
const showCurrent = (): void => shown.set(currentAddress())

/** Another screen is shown, and its heading does not have the focus yet. */
let isArriving = false

/** Position of the shown screen among the history entries. */
let position = storedPosition() ?? 0

function storedPosition(): number | undefined {
  const { position: stored } = (history.state ?? {}) as { position?: unknown }
  return typeof stored === 'number' ? stored : undefined
}

/** Back or forward: the browser has changed the address already. */
function showPopped(): void {
  const next = storedPosition()
  if (next === undefined) {
    // A link to a fragment of the screen made this entry.
    position += 1
    history.replaceState({ position }, '')
    return
  }
  // The same address, or the return to it after the question was declined.
  if (currentAddress() === shown.get()) {
    position = next
    return
  }
  if (next !== position && leaveQuestion && !leaveQuestion()) return history.go(position - next)
  leaveQuestion = undefined
  position = next
  isArriving = true
  showCurrent()
}

/** Shows another screen. `path` is below the back office. A screen with unsaved changes may stay. */
export function navigate(path: string, options: { readonly replace?: boolean } = {}): void {
  if (leaveQuestion && !leaveQuestion()) return
  leaveQuestion = undefined
  const address = basePath + (path === '/' ? '' : path)
  if (!options.replace) position += 1
  history[options.replace ? 'replaceState' : 'pushState']({ position }, '', address)
  if (!options.replace) scrollTo(0, 0)
  isArriving = !options.replace
  showCurrent()
}

/** Focuses the heading of a screen that has replaced another, unless one of its fields took the focus. */
export function focusHeading(heading: HTMLElement): void {
  if (isArriving && !document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
  isArriving = false
}

/** Leaves a screen whose changes are saved, without a question. */
export function leaveSaved(path: string, options?: Parameters<typeof navigate>[1]): void {
  leaveQuestion = undefined
  navigate(path, options)
}

/** Asked before another screen replaces this one; returns whether to leave. Undefined removes the question. */
export function askBeforeLeaving(question: (() => boolean) | undefined): void {
  leaveQuestion = question
}

/** Follows plain clicks on links of the back office, and the browser's back and forward buttons. */
export function followLinks(): void {
  history.replaceState({ position }, '')
  addEventListener('popstate', showPopped)
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.href)
    const isOwn = origin === location.origin && (pathname === basePath || pathname.startsWith(`${basePath}/`))
    if (!isOwn || (hash && pathname === location.pathname)) return
    event.preventDefault()
    navigate((pathname.slice(basePath.length) || '/') + search)
  })
}

export type Address = { readonly path: string; readonly query: URLSearchParams }

export function useAddress(): Address {
  const address = useStore(shown, (current) => current, '')
  const [path = '/', search = ''] = address.split('?', 2)
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, query: new URLSearchParams(search) }
}

/** Address of a screen for `href`. */
export function adminHref(path: string): string {
  return basePath + (path === '/' ? '' : path)
}

/** Changes single keys of the query and keeps the rest; an empty value removes the key. */
export function changeQuery(changes: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of Object.entries(changes)) {
    if (value) query.set(key, value)
    else query.delete(key)
  }
  const text = query.toString()
  navigate((location.pathname.slice(basePath.length) || '/') + (text && `?${text}`), { replace: true })
}

export type ScreenProps = { readonly params: Readonly<Record<string, string>> }

/** Parameters of a pattern such as '/products/{id}'; undefined if the path does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [expected, given] = [pattern.split('/'), path.split('/')]
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of expected.entries()) {
    if (!part.startsWith('{')) {
      if (part !== given[at]) return undefined
      continue
    }
    const value = decoded(given[at]!)
    if (value === undefined) return undefined
    params[part.slice(1, -1)] = value
  }
  return params
}

/** undefined for a malformed part of an address, such as '%E0'. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Asks before another screen or page replaces unsaved changes. */
export function useLeaveQuestion(changed: boolean): void {
  // A press in the same frame finds the question.
  useLayoutEffect(() => {
    if (!changed) return
    // The browser's own question: it blocks until it is answered, so that the address does not change before.
    askBeforeLeaving(() => confirm(t('admin.frame.leave')))
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => {
      askBeforeLeaving(undefined)
      removeEventListener('beforeunload', stay)
    }
  }, [changed])
}
