// Choice of a country of sale, by its name in the reader's language.
import type { Country } from '#domain/markets/market.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

type CountryFieldProps = {
  label: string
  name?: string
  value: Country
  onChange: (country: Country) => void
}

export function CountryField({ onChange, ...field }: CountryFieldProps) {
  const { countries } = useVisit().frame
  return (
    <SelectField {...field} onChange={(event) => onChange(event.target.value as Country)}>
      {countries.map(([country, name]) => (
        <option key={country} value={country}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
