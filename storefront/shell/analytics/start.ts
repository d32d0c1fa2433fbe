// Measuring, from the question to the data layer. Before a yes everything that happened is dropped, and nothing is
// written, set or fetched. Comes in a quiet moment, after the page.
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

/** Where the footer's link leads; without this code it opens the privacy policy. */
const settingsHash = '#cookies'

export function startAnalytics(first: Page, visit: Visit): void {
  const { tagManagerId } = visit.site
  // Without a container nothing is measured, and nobody is asked.
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
    // A script that runs cannot be taken back, only left behind.
    location.reload()
  }

  function answer(measure: boolean): void {
    writeConsent(measure, Date.now())
    obey(measure)
  }

  function ask(link?: HTMLElement): void {
    const current = readConsent(Date.now())
    // Without its code there is no question, no answer, and nothing is measured.
    askForConsent({ visit, current, link, onAnswer: answer }).catch(() => undefined)
  }

  /** The shop asks by itself once, and not in the checkout: nothing interrupts an order. */
  function askOnce(): void {
    if (hasAsked || page?.name === 'checkout' || readConsent(Date.now()) !== null) return
    hasAsked = true
    // The first sight of a page is the shopper's own.
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
      // Looked for here, because every page carries the cards and few visits are measured.
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

/** With the first scrolling, or after three seconds. */
function afterFirstLook(then: () => void): void {
  const once = (): void => {
    clearTimeout(timer)
    removeEventListener('scroll', once)
    then()
  }
  const timer = setTimeout(once, firstLookMs)
  addEventListener('scroll', once, { passive: true })
}
