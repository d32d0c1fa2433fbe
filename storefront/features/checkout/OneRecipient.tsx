// The recipient section of the usual order: the buyer's e-mail, one address, and shipping.
import type { AddressField } from '#domain/delivery/address.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { setShare } from '#domain/orders/sharing.ts'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import {
  emptyDelivery,
  withField,
  type DraftAddress,
  type DraftDelivery,
} from '../../shared/addresses/draft.ts'
import { errorsBelow, pathOf } from '../../shared/addresses/draft-errors.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { DeliveryDate } from './DeliveryDate.tsx'
import { GiftCard } from './GiftCard.tsx'
import { isWithCard } from './is-with-card.ts'
import { PriceNote } from './PriceNote.tsx'
import type { RecipientsProps } from './recipients-props.ts'
import { ShippingMethods } from './ShippingMethods.tsx'

// It loads while the cart is priced, because it would later move the form below it.
const CheckoutAccount = deferredComponent(() => import('./CheckoutAccount.tsx'), {
  when: 'hydration',
  missing: null,
})

const SaveAddress = deferredComponent(
  () => import('./CheckoutAccount.tsx').then((file) => ({ default: file.SaveAddress })),
  { when: 'use', missing: null },
)

export type OneRecipientProps = RecipientsProps & {
  save: boolean
  onSave: (save: boolean) => void
}

export function OneRecipient(props: OneRecipientProps) {
  const { state, form, quote, book, others, save, onSave, onCartChange } = props
  const { t, country: pageCountry } = useVisit()
  const { draft, change, changeDelivery } = state
  const delivery = draft.deliveries[0]!
  const quoted = quote.deliveries[0]
  const address = { ...delivery.address, email: draft.email }
  const pathTo = (field: AddressField) => (field === 'email' ? 'email' : pathOf(0, field))

  function changeField(field: AddressField, value: string): void {
    form.hideErrors(pathTo(field))
    if (field === 'email') return change({ email: value })
    changeDelivery(0, { address: withField(delivery.address, field, value) })
  }

  /** Without the e-mail of a saved address: it belongs to the recipient, but mails go to the buyer. */
  function choose(saved: DraftAddress): void {
    changeDelivery(0, { address: { ...saved, email: '' } })
  }

  function addRecipient(): void {
    form.hideErrors()
    const deliveries = others.length > 0 ? [delivery, ...others] : forTwo(delivery, quote.cart.lines)
    change({ country: pageCountry, deliveries })
  }

  const { email } = form.errors
  const fields = {
    address,
    errors: { ...errorsBelow(form.errors, pathOf(0, '')), ...(email && { email }) },
    onChange: changeField,
    onLeave: (field: AddressField) => form.leave(pathTo(field), address[field]),
  }
  return (
    <>
      <CheckoutAccount
        book={book}
        address={address}
        onAddress={choose}
        onEmail={(email) => change({ email })}
        onCartChange={onCartChange}
      />
      <section aria-labelledby="contact">
        <h2 id="contact">{t('checkout.contact')}</h2>
        <AddressFields part="contact" {...fields} emailHint={t('checkout.emailHint')} />
      </section>
      <section aria-labelledby="place">
        <h2 id="place">{t('checkout.address')}</h2>
        {quote.cart.count > 1 && (
          <Button variant="link" size="s" icon="gift" onClick={addRecipient}>
            {t('checkout.several')}
          </Button>
        )}
        <AddressFields part="place" {...fields} countryNote={<PriceNote quote={quote} />} />
        <SaveAddress book={book} address={address} save={save} onSave={onSave} />
      </section>
      <section aria-labelledby="shipping">
        <h2 id="shipping">{t('checkout.shipping')}</h2>
        <ShippingMethods
          quote={quoted}
          value={delivery.shippingMethod}
          onChange={(shippingMethod) => changeDelivery(0, { shippingMethod })}
        />
        {quoted?.requiresShipping !== false && (
          <DeliveryDate at={0} state={state} form={form} quoted={quoted} />
        )}
      </section>
      {quoted?.requiresShipping !== false && (
        <section aria-labelledby="gift">
          <h2 id="gift">
            {t(isWithCard(quote.cart.lines, draft.deliveries, 0) ? 'checkout.yourCard' : 'checkout.gift')}
          </h2>
          <GiftCard at={0} state={state} form={form} quoted={quoted} lines={quote.cart.lines} />
        </section>
      )}
    </>
  )
}

/** The second recipient begins with the last item. */
function forTwo(delivery: DraftDelivery, lines: RecipientsProps['quote']['cart']['lines']): DraftDelivery[] {
  const all = lines.map(({ id, quantity }) => ({ id, quantity }))
  const [first, second] = setShare([all, []], 1, lines.at(-1)!.id, 1)
  return [
    { ...delivery, lines: first! },
    { ...emptyDelivery(delivery.address.country), lines: second! },
  ]
}
