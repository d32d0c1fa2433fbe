// After a try with mistakes: what is wrong, each with the way to its field.
import type { AddressField } from '#domain/address.ts'
import { addressForm } from '#domain/address-form.ts'
import { useLocale, useTranslate } from '../pages/visit.ts'
import { Notice } from '../ui/Notice.tsx'
import type { DraftAddress } from './draft.ts'
import type { AddressErrors } from './use-address-errors.ts'
import './ErrorSummary.css'

type ErrorSummaryProps = {
  address: DraftAddress
  errors: AddressErrors
  onChoose: (field: AddressField) => void
}

export function ErrorSummary({ address, errors, onChoose }: ErrorSummaryProps) {
  const t = useTranslate()
  const faulty = addressForm(address.country, useLocale()).filter(({ name }) => errors[name])
  if (faulty.length === 0) return null
  return (
    <div className="error-summary">
      <Notice tone="error" live title={t('checkout.pleaseCheck', { count: faulty.length })}>
        <ul>
          {faulty.map(({ name, label }) => (
            <li key={name}>
              <button type="button" onClick={() => onChoose(name)}>
                {t(`address.${label}`)}
              </button>
              : {errors[name]}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
