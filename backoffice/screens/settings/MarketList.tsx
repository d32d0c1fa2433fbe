// A folded list of markets, each of which can be left out.
import type { Country } from '#domain/markets/market.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { bindChecked } from '../../platform/bind.ts'
import { useCountries } from './CountryField.tsx'
import './MarketList.css'

type MarketListProps = {
  markets: readonly Country[]
  chosen: readonly Country[]
  onChange: (chosen: Country[]) => void
}

export function MarketList({ markets, chosen, onChange }: MarketListProps) {
  const t = useTranslate()
  const offered = markets.filter((each) => chosen.includes(each))
  const share = { count: offered.length, all: markets.length }
  return (
    <Disclosure
      summary={
        offered.length === markets.length
          ? t('admin.payments.everyMarket')
          : t('admin.payments.someMarkets', share)
      }
    >
      <fieldset className="market-list">
        <legend className="visually-hidden">{t('admin.payments.everyMarket')}</legend>
        {useCountries()
          .filter(([country]) => markets.includes(country))
          .map(([country, name]) => (
            <Checkbox
              key={country}
              label={name}
              {...bindChecked(chosen.includes(country), (isOn) =>
                onChange(isOn ? [...offered, country] : offered.filter((each) => each !== country)),
              )}
            />
          ))}
      </fieldset>
    </Disclosure>
  )
}
