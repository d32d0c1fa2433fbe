// Every link and every search form of the document moves the shopper without loading a document, and fetches
// its page at the first sign of interest. Plain <a> and <form> stay what they are where scripts are missing.
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { isFrugal } from './connection.ts'
import { splitLocale } from '../pages/locale-path.ts'
import { matchRoute } from '../pages/match.ts'
import type { Navigation } from './navigation.ts'
import { visitKeys } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'

/** Returns which addresses it moves to: those of this shop, in this language and for this country. */
export function followLinks(
  navigation: Navigation,
  routes: readonly Route[],
  locale: Locale,
): (url: URL) => boolean {
  function isOurs(url: URL): boolean {
    const { locale: named, path } = splitLocale(url.pathname)
    return (
      url.origin === location.origin &&
      (named ?? defaultLocale) === locale &&
      !isOtherVisit(url) &&
      Boolean(matchRoute(routes, path))
    )
  }

  function wanted(event: Event): URL | undefined {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
      return undefined
    const url = new URL(anchor.href)
    return isOurs(url) ? url : undefined
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = wanted(event)
    if (!url || isSamePlace(url)) return
    event.preventDefault()
    const pressed = event.target as Element
    void navigation.navigate(url.href, { keepScroll: keepsScroll(pressed), pressed })
  })

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get') return
    const url = new URL(form.action)
    if (!isOurs(url)) return
    const fields = [...new FormData(form, event.submitter)].filter(
      ([, value]) => typeof value === 'string' && value !== '',
    )
    url.search = new URLSearchParams(fields as [string, string][]).toString()
    event.preventDefault()
    void navigation.navigate(url.href, { keepScroll: keepsScroll(form) })
  })

  function onInterest(event: Event): void {
    const url = wanted(event)
    if (!url || isSamePlace(url) || isFrugal()) return
    if (event.type === 'pointerdown') void navigation.drawAhead(url.href)
    else navigation.prefetch(url.href)
  }
  for (const interest of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(interest, onInterest, { passive: true })

  return (url) => isOurs(url) && !isSamePlace(url)
}

/** Another `lg` or `ce` than this visit's: texts, prices and dates around the page would change with it. */
function isOtherVisit({ searchParams }: URL): boolean {
  const here = new URLSearchParams(location.search)
  return visitKeys.some((key) => searchParams.has(key) && searchParams.get(key) !== here.get(key))
}

function keepsScroll(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-keep-scroll]') !== null
}

/** Only the part after # differs, or nothing: the browser does that best itself. */
function isSamePlace(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== ''
}
