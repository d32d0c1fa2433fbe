// A folded list of markets, each of which can be left out.
import type { Country } from '#domain/markets/market.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { t } from '../../platform/language.ts'
import { CountryList } from './CountryField.tsx'

type MarketListProps = {
  markets: readonly Country[]
  chosen: readonly Country[]
  onChange: (chosen: Country[]) => void
}

export function MarketList({ markets, chosen, onChange }: MarketListProps) {
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
      <CountryList
        label={t('admin.payments.everyMarket')}
        among={markets}
        chosen={offered}
        onChange={onChange}
      />
    </Disclosure>
  )
}
