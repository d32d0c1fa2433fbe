// One recipient of an order for several people: gifts, address, shipping method and delivery date.
import { addresseeName } from '#domain/customers/person-name.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import type { SavedAddress } from './address-book.ts'
import { DeliveryDate } from './DeliveryDate.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { pathOf } from '../../shared/addresses/draft-errors.ts'
import type { RecipientsProps } from './deferred.ts'
import { RecipientGifts } from './RecipientGifts.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'
import type { QuotedDelivery } from './use-quote.ts'

type RecipientCardProps = Pick<RecipientsProps, 'state' | 'form'> & {
  at: number
  quoted: QuotedDelivery | undefined
  lines: readonly CartLineView[]
  book: readonly SavedAddress[]
  onGive: (lineId: string, quantity: number) => void
  onRemove: () => void
}

export function RecipientCard(props: RecipientCardProps) {
  const { at, state, form, quoted, lines, book, onGive, onRemove } = props
  const t = useTranslate()
  const delivery = state.draft.deliveries[at]!
  const { address } = delivery
  const name = addresseeName(address)
  const several = state.draft.deliveries.length > 2

  function chooseFromBook(id: string): void {
    const entry = book.find((each) => each.id === id)
    if (entry) state.changeDelivery(at, { address: { ...entry.address, email: '' } })
  }

  return (
    <section className="recipient-card" aria-labelledby={`recipient-${at}`}>
      <header>
        <h2 id={`recipient-${at}`}>
          {name
            ? t('several.recipientOf', { number: at + 1, name })
            : t('order.recipient', { number: at + 1 })}
        </h2>
        {several && (
          <Button variant="tertiary" size="s" icon="close" onClick={onRemove}>
            {t('several.remove')}
          </Button>
        )}
      </header>
      <RecipientGifts
        path={pathOf(at, 'lines')}
        lines={lines}
        shares={delivery.lines}
        error={form.errors[pathOf(at, 'lines')]}
        onGive={(id, quantity) => {
          form.hideErrors(pathOf(at, 'lines'))
          onGive(id, quantity)
        }}
      />
      {book.length > 0 && (
        <SelectField
          label={t('several.book')}
          value=""
          onChange={(event) => chooseFromBook(event.target.value)}
        >
          <option value="">{t('form.choose')}</option>
          {book.map(({ id, lines: [first, ...others] }) => (
            <option key={id} value={id}>
              {[first, ...others].join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <AddressFields
        part="place"
        {...addressFieldProps(
          form,
          address,
          (changed) => state.changeDelivery(at, { address: changed }),
          pathOf(at, ''),
        )}
      />
      {quoted && quoted.methods.length > 0 && (
        <>
          <h3>{t('checkout.shipping')}</h3>
          <ShippingMethods
            quote={quoted}
            value={delivery.shippingMethod}
            onChange={(shippingMethod) => state.changeDelivery(at, { shippingMethod })}
          />
          <DeliveryDate at={at} state={state} form={form} quoted={quoted} />
        </>
      )}
    </section>
  )
}
