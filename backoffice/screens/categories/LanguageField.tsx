// Chooses the language of the texts that a form shows.
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { SelectField } from '#storefront/ui/SelectField.tsx'

export function LanguageField({ value, onChange }: { value: Locale; onChange: (locale: Locale) => void }) {
  const t = useTranslate()
  return (
    <SelectField
      label={t('admin.frame.language')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Locale)}
    >
      {locales.map((each) => (
        <option key={each} value={each}>
          {localeTable[each].name}
        </option>
      ))}
    </SelectField>
  )
}
