// Address fields in the order and with the names that the country uses.
import { useState, type ReactNode } from 'react'
import { addressForm, type AddressFormField } from '#domain/delivery/address-form.ts'
import { stateName } from '#domain/delivery/address-states.ts'
import type { Country } from '#domain/markets/market.ts'
import type { AddressField } from '#domain/delivery/address.ts'
import type { Translate } from '#messages/translator.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { DraftAddress } from './draft.ts'
import './AddressFields.css'

type AddressFieldsProps = {
  address: DraftAddress
  errors: Readonly<Partial<Record<AddressField, string>>>
  /** Contact and postal address are separate groups. */
  part: 'contact' | 'place'
  /** Prefix of the field names if a form has several addresses: 'deliveries.1.'. */
  path?: string | undefined
  onChange: (field: AddressField, value: string) => void
  onLeave: (field: AddressField) => void
  /** Below the country: what its choice changes. */
  countryNote?: ReactNode
  /** What the buyer's e-mail is for. */
  emailHint?: string
  /** A field that the form does not have. */
  without?: AddressField
  /** Which address browsers fill in. */
  purpose?: 'shipping' | 'billing'
}

export function AddressFields(props: AddressFieldsProps) {
  const {
    address,
    errors,
    part,
    path = '',
    onChange,
    onLeave,
    countryNote,
    emailHint,
    without,
    purpose = 'shipping',
  } = props
  const t = useTranslate()
  // Opened by its button, or filled in by the browser or an address book.
  const [expanded, setExpanded] = useState(false)
  const isFolded = (field: AddressFormField) =>
    field.name === 'apartment' && !field.required && !expanded && address.apartment === ''
  const fields = addressForm(address.country, useVisit().locale).filter(
    ({ name }) => (name === 'email') === (part === 'contact') && name !== without,
  )
  return (
    <div className="address-fields" data-country={address.country}>
      {fields.map((field) => (
        <div key={field.name} data-field={field.name}>
          {isFolded(field) ? (
            <Button variant="link" size="s" icon="plus" onClick={() => setExpanded(true)}>
              {t('address.apartment')}
            </Button>
          ) : (
            <OneField
              field={field}
              section={sectionOf(path) + purpose}
              path={path}
              country={address.country}
              value={address[field.name]}
              error={errors[field.name]}
              hint={field.name === 'email' ? emailHint : undefined}
              onChange={(value) => {
                // The field stays open when its content is cleared.
                if (field.name === 'apartment') setExpanded(true)
                onChange(field.name, value)
              }}
              onLeave={() => onLeave(field.name)}
            />
          )}
          {field.name === 'country' && countryNote}
        </div>
      ))}
    </div>
  )
}

type OneFieldProps = {
  field: AddressFormField
  /** For `autocomplete`. */
  section: string
  path: string
  country: Country
  value: string
  error: string | undefined
  hint: string | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

function OneField({ field, section, path, country, value, error, hint, onChange, onLeave }: OneFieldProps) {
  const t = useTranslate()
  const fieldProps = {
    label: t(`address.${field.label}`),
    mark: field.required ? undefined : t('form.optional'),
    error,
    name: path + field.name,
    value,
    required: field.required,
    autoComplete: field.name === 'email' ? field.autocomplete : `${section} ${field.autocomplete}`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: onLeave,
  }
  if (field.name === 'country' || field.options)
    return (
      <SelectField {...fieldProps}>
        {field.name !== 'country' && <option value="">{t('form.choose')}</option>}
        <Options field={field} country={country} />
      </SelectField>
    )
  return (
    <Field
      {...fieldProps}
      type={field.name === 'email' ? 'email' : field.name === 'phone' ? 'tel' : 'text'}
      inputMode={field.inputMode}
      maxLength={field.maxLength}
      // The error of a wrong format has the example, too.
      hint={hint ?? (error?.includes(field.example ?? '') ? undefined : hintOf(field, t))}
    />
  )
}

function hintOf({ name, example }: AddressFormField, t: Translate): string | undefined {
  if (name === 'phone') return t('address.phoneHint')
  return example && t('address.example', { example })
}

/** Autocomplete section: browsers keep the addresses of several recipients separate. */
function sectionOf(path: string): string {
  return path && `section-${path.replaceAll('.', '')} `
}

function Options({ field: { options }, country }: { field: AddressFormField; country: Country }) {
  const { locale, frame } = useVisit()
  const choices = options
    ? options.map((state) => [state.code, stateName(state, country, locale)] as const)
    : frame.countries
  return choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
