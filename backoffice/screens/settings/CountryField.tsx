// Chooses one country of the shop.
import type { ReactNode } from 'react'
import { countries, type Country } from '#domain/markets/market.ts'
import { compareNames, formatCountry } from '#messages/format.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { Checkboxes } from '../../ui/Checkboxes.tsx'
import { option } from '../../ui/option.tsx'
import './MarketList.css'

type CountryFieldProps = {
  value: Country
  /** Default: all countries. */
  among?: readonly Country[]
  hint?: string
  onChange: (country: Country) => void
}

export function CountryField({ value, among, hint, onChange }: CountryFieldProps) {
  const names = namedCountries().filter(([country]) => among?.includes(country) ?? true)
  return (
    <SelectField label={t('admin.settings.country')} hint={hint} {...bindText(value, onChange)}>
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
  const names = new Map(namedCountries().filter(([country]) => among.includes(country)))
  return (
    <fieldset className="market-list">
      <legend className="visually-hidden">{label}</legend>
      <Checkboxes all={[...names.keys()]} nameOf={(country) => names.get(country)!} {...list} />
      {children}
    </fieldset>
  )
}

/** All countries with their names, sorted for the reader. */
export function namedCountries(): readonly (readonly [country: Country, name: string])[] {
  return countries
    .map((country) => [country, formatCountry(pageLocale, country)] as const)
    .sort(([, a], [, b]) => compareNames(pageLocale, a, b))
}
