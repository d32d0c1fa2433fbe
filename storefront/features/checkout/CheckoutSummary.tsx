// Summary of the order: beside the form. On narrow screens it is folded above the form, and in brief below it.
import { useId } from 'react'
import { addresseeName } from '#domain/customers/person-name.ts'
import { cardLines } from '#domain/orders/card-lines.ts'
import { linesOf } from '#domain/orders/sharing.ts'
import { times, type Money } from '#domain/pricing/money.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { CouponField } from '../../shared/cart/CouponField.tsx'
import { Totals } from '../../shared/cart/Totals.tsx'
import { useLineDetails } from '../../shared/orders/line-name.ts'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { WrapChip } from '../../shared/wrapping/WrapChip.tsx'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'
import { feesOf, useFeeNote } from './use-fee-note.ts'
import type { Quote, QuoteState } from './use-quote.ts'
import '../../shared/cart/FeeNote.css'
import './CheckoutSummary.css'

type CheckoutSummaryProps = { quote: Quote; draft: Draft; quoteState: QuoteState }

export function CheckoutSummary({ quote, draft, quoteState }: CheckoutSummaryProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section className="checkout-summary" aria-labelledby={id} aria-busy={quoteState.busy || undefined}>
      <h2 id={id}>{t('cart.summary')}</h2>
      <SummaryContent quote={quote} draft={draft} quoteState={quoteState} />
    </section>
  )
}

function SummaryContent({ quote, draft, quoteState }: CheckoutSummaryProps) {
  const { cart } = quote
  const t = useTranslate()
  const feeNote = useFeeNote(quote)
  const parcels = quote.deliveries.filter(({ requiresShipping }) => requiresShipping).length
  return (
    <>
      {draft.deliveries.length > 1 ? (
        <RecipientParcels quote={quote} draft={draft} fees={quoteState.failed ? null : feesOf(quote)} />
      ) : (
        <SummaryLines lines={cart.lines} />
      )}
      <CouponField view={cart} onChange={quoteState.askAgain} />
      {/* A price that is not known any more is not shown. */}
      {!quoteState.failed && (
        <Totals
          totals={cart.totals}
          discounts={cart.discounts}
          country={cart.country}
          unknownFee={t('checkout.feeUnknown')}
          parcels={parcels > 1 ? parcels : undefined}
          feeNote={feeNote}
        />
      )}
    </>
  )
}

/** One line with the total; it opens to the summary. */
export function FoldedSummary(props: CheckoutSummaryProps) {
  const { cart } = props.quote
  const { quoteState } = props
  const { t, money } = useVisit()
  const { shippingFee, total } = cart.totals
  return (
    <div data-part="folded">
      <Disclosure
        summary={
          <>
            {t('cart.summary')}
            {shippingFee && !quoteState.failed && <bdi>{money(total)}</bdi>}
          </>
        }
      >
        <SummaryContent {...props} />
      </Disclosure>
    </div>
  )
}

type RecipientParcelsProps = { quote: Quote; draft: Draft; fees: readonly (Money | undefined)[] | null }

/** What each recipient gets, and the fee of the parcel. */
function RecipientParcels({ quote, draft, fees }: RecipientParcelsProps) {
  const { t, money } = useVisit()
  return draft.deliveries.map(({ address, lines: shares }, at) => {
    const name = addresseeName(address)
    const fee = fees?.[at]
    if (shares.length === 0) return null
    return (
      <section key={at} className="checkout-parcel">
        <h3>
          {name
            ? t('several.recipientOf', { number: at + 1, name })
            : t('order.recipient', { number: at + 1 })}
        </h3>
        <SummaryLines
          lines={linesOf(quote.cart.lines, shares).map((line) => ({
            ...line,
            subtotal: times(line.unitPrice, line.quantity),
          }))}
        />
        {fee && (
          <p>
            {t('totals.shippingFee')}
            <bdi>{fee.minor === 0 ? t('totals.free') : money(fee)}</bdi>
          </p>
        )}
      </section>
    )
  })
}

function SummaryLines({ lines }: { lines: readonly CartLineView[] }) {
  return (
    <ul className="checkout-lines">
      {lines.map((line) => (
        <SummaryLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function SummaryLine({ line }: { line: CartLineView }) {
  const { t, money } = useVisit()
  const details = useLineDetails()(line)
  const wrap = wrappingText(t, line)
  return (
    <li>
      <span data-part="picture">
        {line.picture && (
          <Picture picture={line.picture} ratio="whole" sizes="4rem" widest={320} alt="">
            <LazyDrawnText picture={line.picture} text={line.personalisation} whole />
          </Picture>
        )}
      </span>
      <div>
        {line.title}
        <small data-part="facts">
          <span>{`× ${line.quantity}`}</span>
          {details && <span>{details}</span>}
        </small>
      </div>
      <bdi>{money(line.subtotal)}</bdi>
      {wrap && (
        <small data-part="wrap">
          <WrapChip wrapping={line.wrapping} />
          <span>{wrap}</span>
        </small>
      )}
      {line.giftMessage && (
        <figure>
          <figcaption>{t('cart.giftMessage')}</figcaption>
          <MessageCard text={cardLines(line.giftMessage)} />
        </figure>
      )}
    </li>
  )
}
