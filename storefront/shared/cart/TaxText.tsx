// What the prices of a country say about tax.
import type { Country } from '#domain/markets/market.ts'
import type { TaxDisplay } from '#domain/tax/order-taxes.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

const texts = {
  included: 'totals.taxIncluded',
  // Sales tax has its own row in the totals.
  excluded: null,
  untaxed: 'totals.taxNotAdded',
  export: 'totals.export',
  'small-business': 'totals.smallBusiness',
} as const satisfies Record<TaxDisplay, string | null>

export function TaxText({ country }: { country: Country }) {
  const { t, site } = useVisit()
  const text = texts[site.taxDisplay[country] ?? 'included']
  return text && <p>{t(text)}</p>
}
