// Fields for the postal address and the VAT ID of a company's invoice, on the page of gifts for many people.
import type { Input } from '#api/call.ts'
import { addressForm, type AddressFormField } from '#domain/delivery/address-form.ts'
import { stateName } from '#domain/delivery/address-states.ts'
import { html, type Html } from '#domain/html.ts'
import { invoiceLengths } from '#domain/invoices/invoice-address.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { translateFor } from '#messages/load.ts'
import { noOption, plainSelect } from '../forms/plain-select.ts'

const prefix = 'invoice.'

/** Typed parts of the address by name. */
export type TypedInvoice = Readonly<Record<string, string>>

/** The fields of the form by their names without `invoice.`. */
export function readInvoiceFields(data: FormData): TypedInvoice {
  const texts = [...data].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value.trim()]] : [],
  )
  return Object.fromEntries(texts) as TypedInvoice
}

/** null without a typed street or city: the invoice has the buyer's name alone. */
export function invoiceAddressOf(
  name: string,
  invoice: TypedInvoice,
  country: Country,
): Input<'bulk.place'>['buyer']['invoiceAddress'] {
  const { firstName = '', lastName = '', street = '', apartment, zip, city = '', state, vatId } = invoice
  if (street === '' && city === '') return null
  const company = name === `${firstName} ${lastName}` ? '' : name
  return { company, vatId, firstName, lastName, street, apartment, zip, city, state, country }
}

/** Closed until one of its fields has a text. */
export function invoiceFields(invoice: TypedInvoice, country: Country, locale: Locale): Html {
  const t = translateFor(locale)
  const isOpen = Object.values(invoice).some(Boolean)
  const field = (label: string, control: Html) => html`<label class="field">${label}${control}</label>`
  const text = (name: string, label: string, autocomplete: string, maxLength: number) =>
    field(
      label,
      html`<input class="input" name="${prefix}${name}" autocomplete="${autocomplete}" maxlength="${maxLength}" value="${invoice[name] ?? ''}">`,
    )
  const postal = ({ name, label, options, autocomplete, maxLength }: AddressFormField) =>
    options
      ? field(
          t(`address.${label}`),
          plainSelect({
            name: `${prefix}${name}`,
            value: invoice[name] ?? '',
            options: [
              noOption,
              ...options.map((state) => ({ value: state.code, text: stateName(state, country, locale) })),
            ],
          }),
        )
      : text(name, t(`address.${label}`), `billing ${autocomplete}`, maxLength)
  const fields = addressForm(country, locale).filter(
    ({ name }) => name !== 'email' && name !== 'phone' && name !== 'country',
  )
  return html`<details${isOpen && html` open`}><summary>${t('checkout.invoiceAddress')} (${t('form.optional')})</summary><section>${text('vatId', t('checkout.invoiceVatId'), 'off', invoiceLengths.vatId)}${fields.map(postal)}</section></details>
`
}
