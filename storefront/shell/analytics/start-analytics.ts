// Analytics from consent to the data layer. Before consent all events are dropped, and nothing is stored or
// requested. Starts in idle time, after the page.
import { splitLocale } from '#web/platform/pages/locale-path.ts'
import type { Page } from '#web/platform/pages/page.ts'
import type { ShopVisit } from '../../shared/shop-visit.ts'
import { askForConsent, closeQuestion } from './ask-for-consent.tsx'
import { consentKey, readConsent, writeConsent } from './consent.ts'
import { closeDataLayer, openDataLayer, pushEvent } from './data-layer.ts'
import { ga4Events } from './ga4.ts'
import { pendingEvents } from '../../shared/analytics/track.ts'
import type { AnalyticsEvent } from '../../shared/analytics/events.ts'
import { countryCookie, localeCookie } from '#web/platform/remember-choice.ts'
import { persisted } from '#web/platform/storage/persisted.ts'

/** Target of the footer's link to the banner; without this code the link opens the privacy policy. */
const settingsHash = '#cookies'

export function startAnalytics(first: Page, visit: ShopVisit): void {
  const { tagManagerId } = visit.site
  // Without a container there is no analytics and no banner.
  if (!tagManagerId) {
    pendingEvents.length = 0
    pendingEvents.push = () => 0
    return
  }
  let page: Page | null = null
  let allowed = false
  let hasPrompted = false

  function applyConsent(measure: boolean | null): void {
    if (measure === allowed) return
    if (measure) openDataLayer(tagManagerId)
    else if (allowed) stop()
    allowed = measure ?? false
  }

  function stop(): void {
    closeDataLayer()
    deleteAnalyticsCookies()
    forgetPurchases()
    // A loaded script cannot be unloaded; only a new document is free of it.
    location.reload()
  }

  function answer(measure: boolean): void {
    writeConsent(measure, Date.now())
    applyConsent(measure)
  }

  function openBanner(link?: HTMLElement): void {
    const current = readConsent(Date.now())
    // If the code cannot load, there is no banner, no consent and no analytics.
    askForConsent({ visit, current, link, onAnswer: answer }).catch(() => undefined)
  }

  /** Shows the banner without request: once, and never in the checkout, which it must not interrupt. */
  function promptOnce(): void {
    if (hasPrompted || page?.name === 'checkout' || readConsent(Date.now()) !== null) return
    hasPrompted = true
    // The first look at a page is not interrupted.
    afterScrollOrDelay(() => {
      if (page?.name !== 'checkout' && readConsent(Date.now()) === null) openBanner()
      else hasPrompted = false
    })
  }

  function receive(event: AnalyticsEvent): void {
    const before = page
    if (event.name === 'page') {
      if (page && page.path === event.page.path && page.search === event.page.search) return
      page = event.page
      promptOnce()
    }
    if (!allowed) return
    if (event.name === 'purchase' && !isNewPurchase(event.order.number)) return
    ga4Events(event, before).forEach(pushEvent)
  }

  applyConsent(readConsent(Date.now()))
  receive({ name: 'page', page: first })
  pendingEvents.splice(0).forEach(receive)
  pendingEvents.push = (...events) => {
    events.forEach(receive)
    return 0
  }

  watchLinks(receive, openBanner)
  // Answered in another tab.
  addEventListener('storage', ({ key }) => {
    if (key !== consentKey && key !== null) return
    closeQuestion()
    applyConsent(readConsent(Date.now()))
  })
}

/** A listener here instead of on each card: every page has cards, few visits have analytics. */
function watchLinks(receive: (event: AnalyticsEvent) => void, openBanner: (link: HTMLElement) => void): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || event.button !== 0) return
    if (link.closest('.product-card'))
      receive({ name: 'select_item', address: splitLocale(link.pathname).path.slice(1) })
    if (link.hash !== settingsHash) return
    event.preventDefault()
    openBanner(link)
  }
  document.addEventListener('click', onClick, true)
}

const promptDelayMs = 3_000

/** After the first scroll or three seconds. */
function afterScrollOrDelay(callback: () => void): void {
  const run = (): void => {
    clearTimeout(timer)
    removeEventListener('scroll', run)
    callback()
  }
  const timer = setTimeout(run, promptDelayMs)
  addEventListener('scroll', run, { passive: true })
}

/** Cookies that the shop needs. */
const essential = new Set([localeCookie, countryCookie])

function deleteAnalyticsCookies(): void {
  const parent = location.hostname.replace(/^www\./, '')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!name || essential.has(name)) continue
    // The container may have set it for this host or for all hosts of the shop.
    for (const domain of ['', `; domain=${parent}`]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

const none: readonly string[] = []
const maxOrders = 50

/** Numbers of reported orders: the thank-you page may be opened many times, a purchase is reported once. */
const reportedOrders = persisted<readonly string[]>('measured-orders', 1, none, (value) =>
  Array.isArray(value) && value.every((number) => typeof number === 'string') ? value : undefined,
)

/** True on the first call for an order. */
function isNewPurchase(number: string): boolean {
  const numbers = reportedOrders.read()
  if (numbers.includes(number)) return false
  reportedOrders.write([number, ...numbers].slice(0, maxOrders))
  return true
}

function forgetPurchases(): void {
  reportedOrders.clear()
}
