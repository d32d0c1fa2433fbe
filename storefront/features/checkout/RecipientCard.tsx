// One recipient of an order for several people: gifts, address, shipping method and delivery date, or their summary.
import { addresseeName } from '#domain/customers/person-name.ts'
import { joinParts } from '#messages/join-parts.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import type { SavedAddress } from './address-book.ts'
import { cardMessages } from './card-messages.ts'
import { DeliveryDate } from './DeliveryDate.tsx'
import { GiftCard } from './GiftCard.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { errorsBelow, pathOf } from '../../shared/addresses/draft-errors.ts'
import { RecipientGifts } from './RecipientGifts.tsx'
import { RecipientSummary } from './RecipientSummary.tsx'
import type { RecipientProps } from './recipients-props.ts'
import { ShippingMethods } from './ShippingMethods.tsx'
import { isUndeliverable } from './use-quote.ts'
import { headingOf } from './use-open-recipient.ts'

type RecipientCardProps = RecipientProps & {
  lines: readonly CartLineView[]
  book: readonly SavedAddress[]
  isOpen: boolean
  isFinished: boolean
  /** Index of the recipient whose form opens after this one. */
  next: number | undefined
  onGive: (lineId: string, quantity: number) => void
  onRemove: () => void
  onOpen: () => void
  onFinish: () => void
}

export function RecipientCard(props: RecipientCardProps) {
  const { at, state, form, isOpen, isFinished, next, onRemove, onOpen, onFinish } = props
  const t = useTranslate()
  const { deliveries } = state.draft
  const { address, lines } = deliveries[at]!
  const name = addresseeName(address)
  const isEmpty = lines.length === 0
  const heading = headingOf(at)
  const wrong = Object.keys(errorsBelow(form.errors, pathOf(at, ''))).length
  return (
    <section className="recipient-card" aria-labelledby={heading} data-wrong={wrong > 0 || undefined}>
      <header>
        {isFinished && !isOpen && <Icon name="check" />}
        <h3 id={heading} tabIndex={-1}>
          {name
            ? t('several.recipientOf', { number: at + 1, name })
            : t('order.recipient', { number: at + 1 })}
        </h3>
        {wrong > 0 ? (
          <Badge tone="error">{t('checkout.pleaseCheck', { count: wrong })}</Badge>
        ) : (
          !isFinished && !isOpen && <Badge tone="warning">{t('several.incomplete')}</Badge>
        )}
        {(isEmpty || (isOpen && deliveries.length > 2)) && (
          <Button variant="link" size="s" icon="close" onClick={onRemove}>
            {t('several.remove')}
          </Button>
        )}
        {!isOpen && (
          <Button
            variant={isFinished ? 'link' : 'secondary'}
            size="s"
            aria-describedby={heading}
            onClick={onOpen}
          >
            {t(isEmpty ? 'several.choose' : isFinished ? 'home.daysChange' : 'several.fill')}
          </Button>
        )}
      </header>
      {isOpen ? (
        <>
          <RecipientForm {...props} />
          {/* As the form's first submit button, Enter in a field presses it. The order is not submitted. */}
          <Button
            type="submit"
            onClick={(event) => {
              event.preventDefault()
              onFinish()
            }}
          >
            {next === undefined
              ? t('several.save')
              : t(next < at ? 'several.back' : 'several.next', { number: next + 1 })}
          </Button>
        </>
      ) : (
        <>
          {isEmpty && <p data-part="empty">{t('several.empty')}</p>}
          <RecipientSummary {...props} />
        </>
      )}
    </section>
  )
}

function RecipientForm({ at, state, form, quoted, lines, book, onGive }: RecipientCardProps) {
  const { t, locale } = useVisit()
  const delivery = state.draft.deliveries[at]!
  const { address } = delivery
  // Until a quote with the first gift arrives, the last one has neither methods nor a reason.
  const isKnown = quoted && (quoted.methods.length > 0 || isUndeliverable(quoted))

  function chooseFromBook(id: string): void {
    const entry = book.find((each) => each.id === id)
    if (entry) state.changeDelivery(at, { address: { ...entry.address, email: '' } })
  }

  return (
    <>
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
      <h4>{t('checkout.address')}</h4>
      {book.length > 0 && (
        <SelectField
          label={t('several.book')}
          value=""
          onChange={(event) => chooseFromBook(event.target.value)}
        >
          <option value="">{t('form.choose')}</option>
          {book.map(({ id, lines: each }) => (
            <option key={id} value={id}>
              {joinParts(locale, each)}
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
      <h4>{t('order.delivery')}</h4>
      {quoted && quoted.methods.length > 0 && (
        <DeliveryDate at={at} state={state} form={form} quoted={quoted} />
      )}
      {delivery.lines.length === 0 ? (
        <p data-part="later">{t('several.shippingLater')}</p>
      ) : (
        <ShippingMethods
          quote={isKnown ? quoted : undefined}
          value={delivery.shippingMethod}
          onChange={(shippingMethod) => state.changeDelivery(at, { shippingMethod })}
        />
      )}
      {quoted && quoted.methods.length > 0 && (
        <>
          <h4>
            {t(
              cardMessages(lines, state.draft.deliveries, at).length > 0
                ? 'checkout.yourCard'
                : 'checkout.gift',
            )}
          </h4>
          <GiftCard at={at} state={state} form={form} quoted={quoted} lines={lines} />
        </>
      )}
    </>
  )
}
