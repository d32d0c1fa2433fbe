// Turns clicks on links and GET forms into client-side navigation, and prefetches on hover, focus and touch.
// Plain <a> and <form> keep working without scripts.
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import { isDataSaver } from './connection.ts'
import { splitLocale } from '../pages/locale-path.ts'
import { matchRoute } from '../pages/match.ts'
import type { Navigation } from './navigation.ts'
import { visitKeys } from '../pages/page.ts'
import type { Route } from '../pages/route.ts'

/**
 * Returns a test for addresses with client-side navigation. These are pages of this shop in this language and for this
 * country, without fragments of the current page.
 */
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

  function linkTarget(event: Event): URL | undefined {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
      return undefined
    const url = new URL(anchor.href)
    return isOurs(url) ? url : undefined
  }

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = linkTarget(event)
    if (!url || isSamePage(url)) return
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
    const url = linkTarget(event)
    if (!url || isSamePage(url) || isDataSaver()) return
    if (event.type === 'pointerdown') void navigation.prerender(url.href)
    else navigation.prefetch(url.href)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(type, onInterest, { passive: true })

  return (url) => isOurs(url) && !isSamePage(url)
}

/** Another `lg`, `ce` or `day` than the current address: header, footer and prices would change too. */
function isOtherVisit({ searchParams }: URL): boolean {
  const here = new URLSearchParams(location.search)
  return visitKeys.some((key) => searchParams.has(key) && searchParams.get(key) !== here.get(key))
}

function keepsScroll(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-keep-scroll]') !== null
}

/** A fragment of the current page, which the browser handles itself. */
function isSamePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search && url.hash !== ''
}
