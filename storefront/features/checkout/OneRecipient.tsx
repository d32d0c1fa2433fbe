// The recipient section of the usual order: the buyer's e-mail and name, one address, and shipping.
import type { ReactNode } from 'react'
import type { AddressField } from '#domain/delivery/address.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
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
import { cardMessages } from './card-messages.ts'
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
  /** At the end of the shipping section. */
  remark: ReactNode
}

export function OneRecipient(props: OneRecipientProps) {
  const { state, form, quote, book, others, save, onSave, onCartChange } = props
  const { t, country: pageCountry } = useVisit()
  const { draft, change, changeDelivery } = state
  const delivery = draft.deliveries[0]!
  const isSent = quote.deliveries[0]?.requiresShipping !== false
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

  function addContact({ email, name }: { email: string; name: string }): void {
    if ((email && !draft.email) || (name && !draft.name))
      change({ email: draft.email || email, name: draft.name || name })
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
        onContact={addContact}
        onCartChange={onCartChange}
      />
      <section aria-labelledby="contact">
        <h2 id="contact">{t('checkout.contact')}</h2>
        <AddressFields part="contact" {...fields} emailHint={t('checkout.emailHint')} />
        {isSent && (
          <Field
            {...form.field('name')}
            autoComplete="name"
            maxLength={100}
            label={t('checkout.field.name')}
            mark={t('form.optional')}
            hint={t('checkout.nameHint')}
          />
        )}
      </section>
      <section aria-labelledby="place">
        <h2 id="place">{t(isSent ? 'checkout.recipient' : 'checkout.invoiceAddress')}</h2>
        <AddressFields part="place" {...fields} countryNote={<PriceNote quote={quote} />} />
        <SaveAddress book={book} address={address} save={save} onSave={onSave} />
        {quote.cart.count > 1 && (
          <Button variant="link" size="s" icon="people" onClick={addRecipient}>
            {t('checkout.several')}
          </Button>
        )}
      </section>
      <Delivery {...props} isSent={isSent} />
    </>
  )
}

type DeliveryProps = Pick<OneRecipientProps, 'state' | 'form' | 'quote' | 'remark'> & { isSent: boolean }

function Delivery({ state, form, quote, isSent, remark }: DeliveryProps) {
  const t = useTranslate()
  const { draft, changeDelivery } = state
  const { lines } = quote.cart
  const recipient = { at: 0, state, form, quoted: quote.deliveries[0] }
  return (
    <>
      <section aria-labelledby="shipping">
        <h2 id="shipping">{t('order.delivery')}</h2>
        {isSent && <DeliveryDate {...recipient} />}
        <ShippingMethods
          quote={recipient.quoted}
          value={draft.deliveries[0]!.shippingMethod}
          onChange={(shippingMethod) => changeDelivery(0, { shippingMethod })}
        />
        {remark}
      </section>
      {isSent && (
        <section aria-labelledby="gift">
          <h2 id="gift">
            {t(cardMessages(lines, draft.deliveries, 0).length > 0 ? 'checkout.yourCard' : 'checkout.gift')}
          </h2>
          <GiftCard {...recipient} lines={lines} />
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
