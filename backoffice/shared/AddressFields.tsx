// Fields of a postal address, in the order and with the names that its country uses.
import { addressForm } from '#domain/delivery/address-form.ts'
import { stateName } from '#domain/delivery/address-states.ts'
import type { Address, AddressField } from '#domain/delivery/address.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../platform/language.ts'
import { option } from '../ui/option.tsx'

export type TypedAddress = Omit<Address, 'email' | 'isDefault'>

type AddressFieldsProps = {
  address: TypedAddress
  errorOf: (field: AddressField) => string | undefined
  onChange: (address: TypedAddress) => void
}

/** The country is fixed: it has a field of its own where it can change. */
export function AddressFields({ address, errorOf, onChange }: AddressFieldsProps) {
  return addressForm(address.country, pageLocale).map(({ name, label, options }) => {
    if (name === 'email' || name === 'country') return null
    const props = {
      label: t(`address.${label}`),
      value: address[name],
      error: errorOf(name),
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        onChange({ ...address, [name]: value }),
    }
    if (!options) return <Field key={name} dir="auto" {...props} />
    return (
      <SelectField key={name} {...props}>
        <option value="">{t('form.choose')}</option>
        {options.map((state) => option(state.code, stateName(state, address.country, pageLocale)))}
      </SelectField>
    )
  })
}
