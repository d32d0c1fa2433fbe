// The site's settings for the browser: fixed ones, and those that the merchant changes.
import { paymentKindsIn } from '#domain/orders/payment-countries.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { taxDisplay } from '#domain/tax/order-taxes.ts'
import { providersIn } from '#services/payment/offered-payments.ts'
import type { PaymentProviders } from '#services/payment/provider.ts'
import type { Site } from '#web/platform/pages/page.ts'

type FixedSite = Omit<
  Site,
  | 'shopName'
  | 'logo'
  | 'tagManagerId'
  | 'returnDays'
  | 'lowStockBelow'
  | 'paymentKinds'
  | 'paymentKindsIn'
  | 'taxDisplay'
>

export function siteOf(payments: PaymentProviders, fixed: FixedSite): (settings: Settings) => Site {
  let last: { readonly settings: Settings; readonly site: Site } | undefined
  return (settings) => {
    if (last?.settings !== settings)
      last = { settings, site: { ...fixed, ...changing(settings), ...paymentKinds(payments, settings) } }
    return last.site
  }
}

/** A picture, the sample shop's wordmark, or null for the name as text. */
function siteLogo({ shopName, logo }: Settings): Site['logo'] {
  if (logo) {
    const { name, width, height } = logo
    return { src: `/media/${name}-480.webp`, width, height }
  }
  return isSampleShop({ shopName }) ? 'wordmark' : null
}

function changing(settings: Settings): Omit<Site, keyof FixedSite | 'paymentKinds' | 'paymentKindsIn'> {
  const { shopName, tagManagerId, returnDays, lowStockBelow } = settings
  const taxDisplay = taxDisplays(settings)
  return { shopName, logo: siteLogo(settings), tagManagerId, returnDays, lowStockBelow, taxDisplay }
}

/** Most markets have the same kinds: the others are named. */
function paymentKinds(
  payments: PaymentProviders,
  settings: Settings,
): Pick<Site, 'paymentKinds' | 'paymentKindsIn'> {
  const all = settings.markets.map((market) => {
    const kinds = providersIn(payments, settings, market).flatMap((each) => each.kinds())
    return { market, kinds: paymentKindsIn(market, [...new Set(kinds)]) }
  })
  const texts = all.map(({ kinds }) => kinds.join())
  const count = (text: string): number => texts.filter((each) => each === text).length
  const usual = all.toSorted((a, b) => count(b.kinds.join()) - count(a.kinds.join()))[0]?.kinds ?? []
  const others = all.filter(({ kinds }) => kinds.join() !== usual.join())
  // Absent where it is empty: it is in every document.
  if (others.length === 0) return { paymentKinds: usual }
  return {
    paymentKinds: usual,
    paymentKindsIn: Object.fromEntries(others.map(({ market, kinds }) => [market, kinds])),
  }
}

function taxDisplays({ markets, tax, seller }: Settings): Site['taxDisplay'] {
  const rules = { settings: tax, seller: seller.country }
  const all = markets.map((market) => [market, taxDisplay(market, rules)] as const)
  return Object.fromEntries(all.filter(([, display]) => display !== 'included'))
}
