// Chooses one of the languages of the shop.
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

type LocaleFieldProps = {
  label: string
  hint?: string
  value: Locale
  onChange: (locale: Locale) => void
}

export function LocaleField({ onChange, ...field }: LocaleFieldProps) {
  return (
    <SelectField {...field} onChange={({ currentTarget }) => onChange(currentTarget.value as Locale)}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={localeTable[locale].tag}>
          {localeTable[locale].name}
        </option>
      ))}
    </SelectField>
  )
}
