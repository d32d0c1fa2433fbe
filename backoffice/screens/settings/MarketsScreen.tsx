// Countries of sale, and prices by exchange rate.
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { priceStep } from '#domain/pricing/price-step.ts'
import { currencies, currencyDecimals, money, type Currency } from '#domain/pricing/money.ts'
import { aboutOneEuro } from '#domain/pricing/reference-amounts.ts'
import {
  derivedCurrencies,
  derivedPrice,
  roundings,
  type ExchangeRate,
  type Rounding,
} from '#domain/settings/derived-price.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { amountText } from '../../platform/amounts.ts'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { Panel } from '../../ui/Panel.tsx'
import { GroupProblem } from '../../ui/Checkboxes.tsx'
import { CountryList } from './CountryField.tsx'
import { option } from '../../ui/option.tsx'
import './SettingsScreen.css'
import { settingsScreen, type Changes, type Settings, type SettingsForm } from './settings-screen.tsx'

type TypedRate = { readonly rate: string; readonly rounding: Rounding }
type Draft = {
  readonly markets: readonly Country[]
  readonly base: Currency
  /** As typed; '' for none. */
  readonly rates: { readonly [Name in Currency]?: TypedRate }
}

function draftOf({ markets, prices: { base, rates } }: Settings): Draft {
  const typed = Object.entries(rates).map(([currency, { rate, rounding }]) => [
    currency,
    { rate: String(rate), rounding },
  ])
  return { markets, base, rates: Object.fromEntries(typed) as Draft['rates'] }
}

function ratesOf({ base, rates }: Draft): { [Name in Currency]?: ExchangeRate } {
  const typed = Object.entries(rates).filter(
    ([currency, { rate }]) => rate.trim() !== '' && currency !== base,
  )
  return Object.fromEntries(
    typed.map(([currency, { rate, rounding }]) => [
      currency,
      { rate: Number(rate.replace(',', '.')) || 0, rounding },
    ]),
  )
}

function changesOf(draft: Draft): Changes {
  return { markets: [...draft.markets], prices: { base: draft.base, rates: ratesOf(draft) } }
}

export default settingsScreen(() => t('admin.settings.markets'), draftOf, changesOf, MarketsFields)

function MarketsFields(parts: SettingsForm<Draft>) {
  const { draft, form } = parts
  const others = [...new Set(draft.markets.map(currencyOf))].filter((currency) => currency !== draft.base)
  return (
    <>
      <Markets parts={parts} />
      <Panel>
        <SelectField label={t('admin.settings.baseCurrency')} {...form.field('base')}>
          {currencies.map((currency) => option(currency, currency))}
        </SelectField>
      </Panel>
      {others.length > 0 && (
        <Panel stack title={t('admin.settings.rates')} text={t('admin.settings.ratesText')}>
          {others.map((currency) => (
            <Rate key={currency} currency={currency} parts={parts} />
          ))}
        </Panel>
      )}
    </>
  )
}

function Markets({ parts: { draft, form } }: { parts: SettingsForm<Draft> }) {
  return (
    <Panel title={t('admin.settings.sellTo')}>
      <CountryList
        label={t('admin.settings.sellTo')}
        endOf={currencyOf}
        chosen={draft.markets}
        onChange={(markets) => form.change({ markets })}
      >
        <GroupProblem text={form.errors['markets']} />
      </CountryList>
    </Panel>
  )
}

/** A price of about twenty, for the example. */
const exampleUnits = 20

function Rate({ currency, parts: { draft, form } }: { currency: Currency; parts: SettingsForm<Draft> }) {
  const { base } = draft
  const typed = draft.rates[currency] ?? { rate: '', rounding: usualRounding(currency) }
  const change = (values: Partial<TypedRate>) =>
    form.change({ rates: { ...draft.rates, [currency]: { ...typed, ...values } } })
  const rate = ratesOf(draft)[currency]
  const derived = rate && derivedCurrencies({ base, rates: { [currency]: rate } })[0]
  const minor = exampleUnits * 10 ** currencyDecimals[base]
  const format = (amount: number, of: Currency) => amountText(money(amount, of))
  const example =
    derived && derived.factor > 0
      ? t('admin.settings.example', {
          from: format(minor, base),
          to: format(derivedPrice(minor, derived), currency),
        })
      : ''
  return (
    <div className="currency-rate">
      <Field
        label={t('admin.settings.rate', { currency, base })}
        inputMode="decimal"
        {...bindText(typed.rate, (rate) => change({ rate }))}
        error={form.errors[`prices.rates.${currency}`]}
        hint={example}
      />
      <SelectField
        label={t('admin.settings.rounding', { currency })}
        {...bindText(typed.rounding, (rounding) => change({ rounding }))}
      >
        {(Object.keys(roundings) as Rounding[]).map((rounding) =>
          option(rounding, roundingExample(rounding, currency, format)),
        )}
      </SelectField>
    </div>
  )
}

/** Amounts in whole steps of prices, where these are larger than one minor unit. */
function usualRounding(currency: Currency): Rounding {
  const step = priceStep(currency)
  const fits = (Object.keys(roundings) as Rounding[]).filter(
    (each) => roundings[each].below === 0 && roundings[each].step >= step,
  )
  return fits[0] ?? 'next-nine'
}

/** What becomes of an amount like 12.34 euros: an ending says more than its name. */
function roundingExample(
  rounding: Rounding,
  currency: Currency,
  format: (amount: number, of: Currency) => string,
): string {
  const rule = { currency, base: currency, factor: 1, ...roundings[rounding] }
  return format(derivedPrice(Math.round(12.34 * aboutOneEuro[currency]), rule), currency)
}
