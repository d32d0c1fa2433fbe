// The site's settings for the browser: fixed ones, and those that the merchant changes.
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import type { Site } from '#storefront/platform/pages/page.ts'

type FixedSite = Omit<Site, 'shopName' | 'logo' | 'tagManagerId' | 'returnDays' | 'lowStockBelow'>

export function siteOf(fixed: FixedSite): (settings: Settings) => Site {
  let last: { readonly settings: Settings; readonly site: Site } | undefined
  return (settings) => {
    if (last?.settings !== settings) last = { settings, site: { ...fixed, ...changing(settings) } }
    return last.site
  }
}

function changing(settings: Settings): Omit<Site, keyof FixedSite> {
  const { shopName, tagManagerId, returnDays, lowStockBelow } = settings
  const logo = shopName === sampleSettings.shopName ? 'wordmark' : null
  return { shopName, logo, tagManagerId, returnDays, lowStockBelow }
}
