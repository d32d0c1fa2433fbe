// The recipient section of an order for several people: the buyer, and a card for each recipient. One card is a
// form, the others are summaries.
import { use, useEffect, useEffectEvent, useImperativeHandle, useState, type ReactNode } from 'react'
import type { Country } from '#domain/markets/market.ts'
import { adaptShares, setShare, maxDeliveries } from '#domain/orders/sharing.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'
import { CountryField } from '../../shared/addresses/CountryField.tsx'
import { emptyDelivery, type DraftDelivery } from '../../shared/addresses/draft.ts'
import { SignInLink } from './CheckoutAccount.tsx'
import { PriceNote } from './PriceNote.tsx'
import { RecipientCard } from './RecipientCard.tsx'
import type { SeveralRecipientsProps } from './recipients-props.ts'
import { useOpenRecipient } from './use-open-recipient.ts'
import './SeveralRecipients.css'

type Deliveries = readonly DraftDelivery[]
type Lines = SeveralRecipientsProps['quote']['cart']['lines']

export default function SeveralRecipients(props: SeveralRecipientsProps) {
  const { state, form, quote, book, progress, showRecipient, onOthers, onCartChange } = props
  const { t, country: pageCountry } = useVisit()
  const { draft, change } = state
  const { deliveries } = draft
  const { lines } = quote.cart
  const shares = deliveries.map((delivery) => delivery.lines)
  const { addresses, people } = use(book)
  const user = useUserName()
  const [removed, setRemoved] = useState(0)
  const { open, unfinished, nextOf, show, finish, close } = useOpenRecipient(props)
  useImperativeHandle(showRecipient, () => show)
  const setShares = (next: readonly DraftDelivery['lines'][]) =>
    change({ deliveries: shared(deliveries, next) })
  useFittedShares(lines, shares, setShares)

  function add(): void {
    const country = deliveries[0]?.address.country ?? pageCountry
    change({ deliveries: [...deliveries, emptyDelivery(country)] })
    show(deliveries.length)
  }

  function remove(at: number): void {
    form.hideErrors()
    setRemoved(removed + 1)
    close(at)
    const remaining = deliveries.filter((_, i) => i !== at)
    const fitted = adaptShares(
      lines,
      remaining.map((delivery) => delivery.lines),
    )
    change({ deliveries: shared(remaining, fitted) })
  }

  function sendToOne(): void {
    form.hideErrors()
    onOthers(deliveries.slice(1))
    change({ deliveries: deliveries.slice(0, 1) })
  }

  return (
    <>
      {!user && <SignInLink onDone={onCartChange} />}
      <Buyer form={form} country={draft.country} countryNote={<PriceNote quote={quote} />} />
      <section className="several-recipients" aria-labelledby="recipients">
        <h2 id="recipients">{t('checkout.several')}</h2>
        <p>{t('several.text')}</p>
        <Button variant="link" size="s" icon="map-pin" onClick={sendToOne}>
          {t('several.one')}
        </Button>
        <p data-part="progress">{progress}</p>
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
            isOpen={at === open}
            isFinished={!unfinished.includes(at)}
            next={nextOf(at)}
            onGive={(id, quantity) => setShares(setShare(shares, at, id, quantity))}
            onRemove={() => remove(at)}
            onOpen={() => show(at)}
            onFinish={() => finish(at)}
          />
        ))}
        {deliveries.length < Math.min(maxDeliveries, quote.cart.count) && (
          <Button variant="secondary" icon="plus" onClick={add}>
            {t('several.add')}
          </Button>
        )}
      </section>
    </>
  )
}

function shared(deliveries: Deliveries, shares: readonly DraftDelivery['lines'][]): Deliveries {
  return deliveries.map((delivery, at) => ({ ...delivery, lines: shares[at] ?? [] }))
}

/** The cart may have changed after it was shared out: in another tab, or between two visits of the page. */
function useFittedShares(
  lines: Lines,
  shares: readonly DraftDelivery['lines'][],
  setShares: (fitted: readonly DraftDelivery['lines'][]) => void,
): void {
  const fit = useEffectEvent(() => {
    const fitted = adaptShares(lines, shares)
    if (JSON.stringify(fitted) !== JSON.stringify(sorted(shares, lines))) setShares(fitted)
  })
  useEffect(() => fit(), [lines])
}

/** Shares in the order of the cart, for comparison with fitted shares. */
function sorted(shares: readonly DraftDelivery['lines'][], lines: Lines) {
  return shares.map((each) =>
    lines.flatMap(({ id }) => {
      const share = each.find((one) => one.id === id)
      return share ? [{ id, quantity: share.quantity }] : []
    }),
  )
}

type BuyerProps = { form: SeveralRecipientsProps['form']; country: Country; countryNote: ReactNode }

function Buyer({ form, country, countryNote }: BuyerProps) {
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
        hint={t('checkout.emailHint')}
        onBlur={() => form.leave('email', email.value)}
      />
      <Field
        {...form.field('name')}
        autoComplete="name"
        maxLength={100}
        label={t('checkout.field.name')}
        hint={t('checkout.nameHint')}
      />
      <CountryField
        name="country"
        label={t('several.country')}
        value={country}
        onChange={(chosen) => form.change({ country: chosen })}
      />
      {countryNote}
    </section>
  )
}
