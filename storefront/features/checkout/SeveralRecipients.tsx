// The recipient section of an order for several people: the buyer, and a card for each recipient.
import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { adaptShares, setShare, maxDeliveries } from '#domain/orders/sharing.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { CountryField } from '../../shared/addresses/CountryField.tsx'
import { emptyDelivery, type DraftDelivery } from '../../shared/addresses/draft.ts'
import type { RecipientsProps } from './deferred.ts'
import { PriceNote } from './PriceNote.tsx'
import { RecipientCard } from './RecipientCard.tsx'
import './SeveralRecipients.css'

export default function SeveralRecipients({ state, form, quote, book }: RecipientsProps) {
  const { t, country: pageCountry } = useVisit()
  const { draft, change } = state
  const { deliveries } = draft
  const { lines } = quote.cart
  const shares = deliveries.map((delivery) => delivery.lines)
  const { addresses, people } = use(book)
  const [removed, setRemoved] = useState(0)

  const setShares = (next: readonly DraftDelivery['lines'][]) =>
    change({ deliveries: deliveries.map((delivery, at) => ({ ...delivery, lines: next[at] ?? [] })) })

  // The cart may have changed after it was shared out: in another tab, or between two visits of the page.
  const fit = useEffectEvent(() => {
    const fitted = adaptShares(lines, shares)
    if (JSON.stringify(fitted) !== JSON.stringify(sorted(shares, lines))) setShares(fitted)
  })
  useEffect(() => fit(), [lines])

  function remove(at: number): void {
    form.hideErrors()
    setRemoved(removed + 1)
    const remaining = deliveries.filter((_, i) => i !== at)
    const fitted = adaptShares(
      lines,
      remaining.map((delivery) => delivery.lines),
    )
    change({ deliveries: remaining.map((delivery, i) => ({ ...delivery, lines: fitted[i] ?? [] })) })
  }

  return (
    <div className="several-recipients">
      <Buyer form={form} country={draft.country} />
      <PriceNote quote={quote} />
      <p>{t('several.text')}</p>
      {deliveries.map((_, at) => (
        <RecipientCard
          // After a removal, the cards that follow show other recipients.
          key={`${removed}-${at}`}
          at={at}
          state={state}
          form={form}
          quoted={quote.deliveries[at]}
          lines={lines}
          book={[...addresses, ...people]}
          onGive={(id, quantity) => setShares(setShare(shares, at, id, quantity))}
          onRemove={() => remove(at)}
        />
      ))}
      <div data-part="actions">
        {deliveries.length < Math.min(maxDeliveries, quote.cart.count) && (
          <Button
            variant="secondary"
            icon="plus"
            onClick={() =>
              change({
                deliveries: [...deliveries, emptyDelivery(deliveries[0]?.address.country ?? pageCountry)],
              })
            }
          >
            {t('several.add')}
          </Button>
        )}
        <Button
          variant="tertiary"
          onClick={() => {
            form.hideErrors()
            change({ deliveries: deliveries.slice(0, 1) })
          }}
        >
          {t('several.one')}
        </Button>
      </div>
    </div>
  )
}

/** Shares in the order of the cart, for comparison with fitted shares. */
function sorted(shares: readonly DraftDelivery['lines'][], lines: RecipientsProps['quote']['cart']['lines']) {
  return shares.map((each) =>
    lines.flatMap(({ id }) => {
      const share = each.find((one) => one.id === id)
      return share ? [{ id, quantity: share.quantity }] : []
    }),
  )
}

function Buyer({ form, country }: { form: RecipientsProps['form']; country: Country }) {
  const t = useTranslate()
  const email = form.field('email')
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('checkout.contact')}</h2>
      <Field
        {...email}
        type="email"
        autoComplete="email"
        label={t('address.email')}
        mark={t('form.required')}
        hint={t('checkout.emailHint')}
        onBlur={() => form.leave('email', email.value)}
      />
      <Field
        {...form.field('name')}
        autoComplete="name"
        maxLength={100}
        label={t('checkout.field.name')}
        mark={t('form.required')}
      />
      <CountryField
        name="country"
        label={t('several.country')}
        value={country}
        onChange={(chosen) => form.change({ country: chosen })}
      />
    </section>
  )
}
