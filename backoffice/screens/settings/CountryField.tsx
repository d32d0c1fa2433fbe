// Chooses one country of the shop.
import { countries, type Country } from '#domain/markets/market.ts'
import { compareNames, formatCountry } from '#messages/format.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'

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

/** All countries with their names, sorted for the reader. */
export function useCountries(): readonly (readonly [country: Country, name: string])[] {
  const locale = useLocale()
  return countries
    .map((country) => [country, formatCountry(locale, country)] as const)
    .sort(([, a], [, b]) => compareNames(locale, a, b))
}
