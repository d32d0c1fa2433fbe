// Analytics from consent to the data layer. Before consent all events are dropped, and nothing is stored or
// requested. Starts in idle time, after the page.
import { splitLocale } from '../../platform/pages/locale-path.ts'
import type { Page } from '../../platform/pages/page.ts'
import type { Visit } from '../../platform/pages/visit.ts'
import { askForConsent, closeQuestion } from './ask-for-consent.tsx'
import { consentKey, readConsent, writeConsent } from './consent.ts'
import { closeDataLayer, openDataLayer, pushEvent } from './data-layer.ts'
import { forgetForeignCookies } from './foreign-cookies.ts'
import { ga4Events } from './ga4.ts'
import { pendingEvents as early } from '../../shared/analytics/track.ts'
import type { AnalyticsEvent } from '../../shared/analytics/events.ts'
import { forgetPurchases, isNewPurchase } from './purchases.ts'

/** Target of the footer's link to the banner; without this code the link opens the privacy policy. */
const settingsHash = '#cookies'

export function startAnalytics(first: Page, visit: Visit): void {
  const { tagManagerId } = visit.site
  // Without a container there is no analytics and no banner.
  if (!tagManagerId) {
    early.length = 0
    early.push = () => 0
    return
  }
  let page: Page | null = null
  let allowed = false
  let hasAsked = false

  function obey(measure: boolean | null): void {
    if (measure === allowed) return
    if (measure) openDataLayer(tagManagerId)
    else if (allowed) stop()
    allowed = measure ?? false
  }

  function stop(): void {
    closeDataLayer()
    forgetForeignCookies()
    forgetPurchases()
    // A loaded script cannot be unloaded; only a new document is free of it.
    location.reload()
  }

  function answer(measure: boolean): void {
    writeConsent(measure, Date.now())
    obey(measure)
  }

  function ask(link?: HTMLElement): void {
    const current = readConsent(Date.now())
    // If the code cannot load, there is no banner, no consent and no analytics.
    askForConsent({ visit, current, link, onAnswer: answer }).catch(() => undefined)
  }

  /** Shows the banner without request: once, and never in the checkout, which it must not interrupt. */
  function askOnce(): void {
    if (hasAsked || page?.name === 'checkout' || readConsent(Date.now()) !== null) return
    hasAsked = true
    // The first look at a page is not interrupted.
    afterFirstLook(() => {
      if (page?.name !== 'checkout' && readConsent(Date.now()) === null) ask()
      else hasAsked = false
    })
  }

  function receive(happened: AnalyticsEvent): void {
    const before = page
    if (happened.name === 'page') {
      if (page && page.path === happened.page.path && page.search === happened.page.search) return
      page = happened.page
      askOnce()
    }
    if (!allowed) return
    if (happened.name === 'purchase' && !isNewPurchase(happened.order.number)) return
    ga4Events(happened, before).forEach(pushEvent)
  }

  obey(readConsent(Date.now()))
  receive({ name: 'page', page: first })
  early.splice(0).forEach(receive)
  early.push = (...events) => {
    events.forEach(receive)
    return 0
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
      if (!link || event.button !== 0) return
      // A listener here instead of on each card: every page has cards, few visits have analytics.
      if (link.closest('.product-card'))
        receive({ name: 'select_item', productKey: splitLocale(link.pathname).path.slice(1) })
      if (link.hash !== settingsHash) return
      event.preventDefault()
      ask(link)
    },
    true,
  )
  // Answered in another tab.
  addEventListener('storage', ({ key }) => {
    if (key !== consentKey && key !== null) return
    closeQuestion()
    obey(readConsent(Date.now()))
  })
}

const firstLookMs = 3_000

/** After the first scroll or three seconds. */
function afterFirstLook(then: () => void): void {
  const once = (): void => {
    clearTimeout(timer)
    removeEventListener('scroll', once)
    then()
  }
  const timer = setTimeout(once, firstLookMs)
  addEventListener('scroll', once, { passive: true })
}
