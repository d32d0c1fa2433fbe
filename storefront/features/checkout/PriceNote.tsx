// Notice about a price that changed with the country, or a currency that differs from the page's.
import { currencyOf } from '#domain/markets/market.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { TaxText } from '../../shared/cart/TaxText.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { Quote } from './use-quote.ts'

export function PriceNote({ quote: { cart, change } }: { quote: Quote }) {
  const { t, money } = useVisit()
  const nameOf = useCountryName()
  const { country, totals } = cart
  const currency = currencyOf(country)
  const isForeign = currency !== currencyOf(useVisit().country)
  if (!change && !isForeign) return null
  return (
    <Notice
      live
      tone="info"
      title={change ? t('checkout.changed', { total: money(totals.total) }) : undefined}
      // A new key makes screen readers announce the whole notice.
      key={country}
    >
      {change && (
        <p>{t('checkout.changedText', { from: money(change.from), country: nameOf(change.country) })}</p>
      )}
      {(isForeign || change?.from.currency !== currency) && (
        <p>{t('checkout.currency', { country: nameOf(country), currency })}</p>
      )}
      {change?.isTaxedOtherwise && <TaxText country={country} />}
    </Notice>
  )
}
