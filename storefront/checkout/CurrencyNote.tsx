// That the order is charged in another currency than the pages showed.
import { currencyOf, type Country } from '#domain/market.ts'
import { useCountryName, useTranslate } from '../pages/visit.ts'
import { Notice } from '../ui/Notice.tsx'

export function CurrencyNote({ country }: { country: Country }) {
  const t = useTranslate()
  const nameOf = useCountryName()
  return (
    <Notice live>
      {t('checkout.currency', { country: nameOf(country), currency: currencyOf(country) })}
    </Notice>
  )
}
