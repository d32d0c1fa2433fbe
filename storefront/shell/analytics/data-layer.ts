// `window.dataLayer`, and the merchant's container that reads it. Neither exists before consent.
import type { Ga4Event } from './ga4.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's consent mode reads `arguments` objects, not arrays. */
function command(..._words: unknown[]): void {
  window.dataLayer?.push(arguments)
}

const consents = (measure: boolean) => ({
  analytics_storage: measure ? 'granted' : 'denied',
  // The shop requests consent for analytics only.
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
})

export function openDataLayer(tagManagerId: string): void {
  const isNew = !window.dataLayer
  window.dataLayer ??= []
  if (isNew) command('consent', 'default', consents(false))
  command('consent', 'update', consents(true))
  if (isNew) loadContainer(tagManagerId)
}

export function closeDataLayer(): void {
  command('consent', 'update', consents(false))
}

export function pushEvent(event: Ga4Event): void {
  // Otherwise GA4 merges fields of the previous event into this one.
  if (event.ecommerce) window.dataLayer?.push({ ecommerce: null })
  window.dataLayer?.push(event)
}

function loadContainer(id: string): void {
  window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}
