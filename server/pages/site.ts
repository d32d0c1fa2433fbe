// The site's settings for the browser: fixed ones, and those that the merchant changes.
import { sampleSettings, type Settings } from '#domain/settings/settings.ts'
import { taxDisplay } from '#domain/tax/order-taxes.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import type { Site } from '#storefront/platform/pages/page.ts'

type FixedSite = Omit<
  Site,
  'shopName' | 'logo' | 'tagManagerId' | 'returnDays' | 'lowStockBelow' | 'paymentKinds' | 'taxDisplay'
>

export function siteOf(kinds: () => readonly PaymentKind[], fixed: FixedSite): (settings: Settings) => Site {
  let last: { readonly settings: Settings; readonly site: Site } | undefined
  return (settings) => {
    if (last?.settings !== settings)
      last = { settings, site: { ...fixed, ...changing(settings), paymentKinds: kinds() } }
    return last.site
  }
}

/** A picture, the sample shop's wordmark, or null for the name as text. */
function siteLogo({ shopName, logo }: Settings): Site['logo'] {
  if (logo) {
    const { name, width, height } = logo
    return { src: `/media/${name}-480.webp`, width, height }
  }
  return shopName === sampleSettings.shopName ? 'wordmark' : null
}

function changing(settings: Settings): Omit<Site, keyof FixedSite | 'paymentKinds'> {
  const { shopName, tagManagerId, returnDays, lowStockBelow } = settings
  const taxDisplay = taxDisplays(settings)
  return { shopName, logo: siteLogo(settings), tagManagerId, returnDays, lowStockBelow, taxDisplay }
}

function taxDisplays({ markets, tax, seller }: Settings): Site['taxDisplay'] {
  const rules = { settings: tax, seller: seller.country }
  const all = markets.map((market) => [market, taxDisplay(market, rules)] as const)
  return Object.fromEntries(all.filter(([, display]) => display !== 'included'))
}
