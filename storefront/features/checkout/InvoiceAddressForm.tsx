// The address of the invoice: of a company, or of a buyer who lives elsewhere than the recipient.
import { invoiceLengths, type InvoiceAddress } from '#domain/invoices/invoice-address.ts'
import type { Form } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { invoicePath } from '../../shared/addresses/draft-errors.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import './InvoiceAddressForm.css'

type InvoiceAddressFormProps = {
  address: InvoiceAddress
  form: Form<Draft>
  onChange: (address: InvoiceAddress) => void
}

export default function InvoiceAddressForm({ address, form, onChange }: InvoiceAddressFormProps) {
  const t = useTranslate()
  const fields = addressFieldProps(
    form,
    { ...address, email: '', phone: '' },
    (changed) => onChange({ ...address, ...changed }),
    invoicePath,
  )
  const text = (name: 'company' | 'vatId', label: string, autoComplete: string) => (
    <Field
      name={invoicePath + name}
      label={label}
      mark={t('form.optional')}
      autoComplete={autoComplete}
      maxLength={invoiceLengths[name]}
      value={address[name]}
      error={form.errors[invoicePath + name]}
      onChange={(event) => {
        form.hideErrors(invoicePath + name)
        onChange({ ...address, [name]: event.target.value })
      }}
      onBlur={() => form.leave(invoicePath + name, address[name])}
    />
  )
  return (
    <fieldset className="invoice-address">
      <legend className="visually-hidden">{t('checkout.invoiceAddress')}</legend>
      {text('company', t('checkout.invoiceCompany'), 'billing organization')}
      {address.company !== '' && text('vatId', t('checkout.invoiceVatId'), 'off')}
      <AddressFields part="place" purpose="billing" without="phone" {...fields} />
    </fieldset>
  )
}
