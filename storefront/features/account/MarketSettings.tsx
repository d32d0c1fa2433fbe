// The language, country and currency that the customer sees; the chooser of the header changes them.
import { localeTable } from '#domain/markets/locale.ts'
import { useCountryName, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { chooserId } from '../../shared/navigation/chooser-id.ts'

export function MarketSettings() {
  const { t, locale, country, currency } = useVisit()
  const nameOf = useCountryName()
  return (
    <section aria-labelledby="market">
      <h2 id="market">{t('chooser.open')}</h2>
      <p>{[localeTable[locale].name, nameOf(country), currency].join(' · ')}</p>
      <Button variant="secondary" popoverTarget={chooserId} aria-describedby="market">
        {t('home.daysChange')}
      </Button>
    </section>
  )
}
