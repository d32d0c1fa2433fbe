// The site's settings for the browser: fixed ones, and those that the merchant changes.
import type { Country } from '#domain/markets/market.ts'
import { paymentMarksIn } from '#domain/orders/payment-countries.ts'
import { isSampleShop, type Settings } from '#domain/settings/settings.ts'
import { taxDisplay } from '#domain/tax/order-taxes.ts'
import { providersIn } from '#services/payment/offered-payments.ts'
import type { PaymentProviders } from '#services/payment/provider.ts'
import type { ShopSite } from '#storefront/shared/shop-visit.ts'

/** The same in every country and with all settings of the merchant. */
type FixedSite = Pick<ShopSite, 'publicOrigin' | 'api' | 'buildId' | 'secureCookies' | 'iconService'>

export function siteOf(
  payments: PaymentProviders,
  fixed: FixedSite,
): (settings: Settings, country: Country) => ShopSite {
  let last: { readonly settings: Settings; readonly sites: Map<Country, ShopSite> } | undefined
  return (settings, country) => {
    if (last?.settings !== settings) last = { settings, sites: new Map() }
    let site = last.sites.get(country)
    if (!site) {
      site = { ...fixed, ...changing(settings), paymentMarks: paymentMarks(payments, settings, country) }
      last.sites.set(country, site)
    }
    return site
  }
}

/** A picture, the sample shop's wordmark, or null for the name as text. */
export function siteLogo({ shopName, logo }: Settings): ShopSite['logo'] {
  if (logo) {
    const { name, width, height } = logo
    return { src: `/media/${name}-480.webp`, width, height }
  }
  return isSampleShop({ shopName }) ? 'wordmark' : null
}

function changing(settings: Settings): Omit<ShopSite, keyof FixedSite | 'paymentMarks'> {
  const { shopName, tagManagerId, returnDays, freeReturns, lowStockBelow } = settings
  const taxDisplay = taxDisplays(settings)
  return {
    shopName,
    logo: siteLogo(settings),
    tagManagerId,
    returnDays,
    freeReturns,
    lowStockBelow,
    taxDisplay,
  }
}

function paymentMarks(
  payments: PaymentProviders,
  settings: Settings,
  country: Country,
): ShopSite['paymentMarks'] {
  const kinds = providersIn(payments, settings, country).flatMap((each) => each.kinds())
  return paymentMarksIn(country, kinds)
}

function taxDisplays({ markets, tax, seller }: Settings): ShopSite['taxDisplay'] {
  const rules = { settings: tax, seller: seller.country }
  const all = markets.map((market) => [market, taxDisplay(market, rules)] as const)
  return Object.fromEntries(all.filter(([, display]) => display !== 'included'))
}
