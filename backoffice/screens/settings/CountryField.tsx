// Chooses one country of the shop.
import type { ReactNode } from 'react'
import { countries, type Country } from '#domain/markets/market.ts'
import { compareNames, formatCountry } from '#messages/format.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { option } from '../../ui/option.tsx'
import './MarketList.css'

type CountryFieldProps = {
  value: Country
  /** Default: all countries. */
  among?: readonly Country[]
  onChange: (country: Country) => void
}

export function CountryField({ value, among, onChange }: CountryFieldProps) {
  const t = useTranslate()
  const names = useCountries().filter(([country]) => among?.includes(country) ?? true)
  return (
    <SelectField label={t('admin.settings.country')} {...bindText(value, onChange)}>
      {names.map(([country, name]) => option(country, name))}
    </SelectField>
  )
}

type CountryListProps = {
  label: string
  /** Default: all countries. */
  among?: readonly Country[]
  /** After the name. */
  endOf?: (country: Country) => string
  chosen: readonly Country[]
  onChange: (chosen: Country[]) => void
  children?: ReactNode
}

/** Chooses several countries. */
export function CountryList({ label, among = countries, children, ...list }: CountryListProps) {
  const names = new Map(useCountries().filter(([country]) => among.includes(country)))
  return (
    <fieldset className="market-list">
      <legend className="visually-hidden">{label}</legend>
      <Checkboxes all={[...names.keys()]} nameOf={(country) => names.get(country)!} {...list} />
      {children}
    </fieldset>
  )
}

/** All countries with their names, sorted for the reader. */
export function useCountries(): readonly (readonly [country: Country, name: string])[] {
  const locale = useLocale()
  return countries
    .map((country) => [country, formatCountry(locale, country)] as const)
    .sort(([, a], [, b]) => compareNames(locale, a, b))
}
