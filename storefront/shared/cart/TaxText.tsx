// What the prices of a country say about tax.
import type { Country } from '#domain/markets/market.ts'
import type { TaxDisplay } from '#domain/tax/order-taxes.ts'
import { useShopVisit } from '../shop-visit.ts'

const texts = {
  included: 'totals.taxIncluded',
  // It depends on the address.
  excluded: 'totals.salesTaxLater',
  untaxed: 'totals.taxNotAdded',
  export: 'totals.export',
  'small-business': 'totals.smallBusiness',
} as const satisfies Record<TaxDisplay, string>

/** `isEstimate`: without the address. Afterwards sales tax has its own row in the totals, if there is any. */
export function TaxText({ country, isEstimate = false }: { country: Country; isEstimate?: boolean }) {
  const { t, site } = useShopVisit()
  const display = site.taxDisplay[country] ?? 'included'
  return (isEstimate || display !== 'excluded') && <p>{t(texts[display])}</p>
}
