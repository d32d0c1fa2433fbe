// The end of the checkout: what is bought, the order button with the total, and what applies after it.
import { hasRightOfWithdrawal } from '#domain/markets/right-of-withdrawal.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { orderButtonText } from '#messages/order-button-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import type { Draft } from '../../shared/addresses/draft.ts'
import { isPersonal } from '../../shared/cart/is-personal.ts'
import { Totals } from '../../shared/cart/Totals.tsx'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { OrderedGift } from './OrderedGift.tsx'
import { useFeeNote } from './use-fee-note.ts'
import type { Quote } from './use-quote.ts'
import './OrderButton.css'

type OrderButtonProps = {
  quote: Quote
  draft: Draft
  /** false: the price is unknown, and no total appears. */
  isPriced: boolean
  /** How many recipients are complete; null: all. The button of an incomplete one is the next one. */
  progress: string | null
  disabled: boolean
  isPricing: boolean
  isPlacing: boolean
}

export function OrderButton({
  quote,
  draft,
  isPriced,
  progress,
  disabled,
  isPricing,
  isPlacing,
}: OrderButtonProps) {
  const { t, money } = useVisit()
  const { cart, change } = quote
  const feeNote = useFeeNote(quote, draft)
  const total = money(cart.totals.total)
  // Without all recipients the fee is not known, and the amount would be too low.
  const isComplete = isPriced && cart.totals.shippingFee !== null
  return (
    <div className="order-button">
      {/* Where the law forbids the total on the button, it is above the button. */}
      <div data-part="order">
        <span>{t('cart.count', { count: cart.count })}</span>
        {isComplete && hasRightOfWithdrawal(cart.country) && (
          <p>
            <span>{t('totals.total')}</span>
            <strong>
              <bdi>{total}</bdi>
            </strong>
          </p>
        )}
      </div>
      {/* On phones the summary is folded, far above the button. */}
      <ul>
        {cart.lines.map((line) => (
          <li key={line.id}>
            <OrderedGift
              line={line}
              title={`${t('cart.times', { quantity: line.quantity })} ${line.title}`}
            />
          </li>
        ))}
      </ul>
      {isPriced && (
        <Totals
          totals={cart.totals}
          discounts={cart.discounts}
          country={cart.country}
          unknownFee={t('checkout.feeUnknown')}
          feeNote={feeNote}
        />
      )}
      {/* Below the total. The note about the price names other currencies. */}
      {isComplete && change?.from.currency === cart.totals.total.currency && (
        <p data-part="before">{t('checkout.before', { total: money(change.from) })}</p>
      )}
      {progress && <p data-part="progress">{progress}</p>}
      <Button
        type="submit"
        variant={progress === null ? 'primary' : 'secondary'}
        wide
        disabled={disabled}
        loading={isPlacing || isPricing}
      >
        {isPlacing
          ? t('checkout.placing')
          : orderButtonText(t, cart.country, isComplete && !isPricing ? total : null)}
      </Button>
      <OrderTerms withException={cart.lines.some(isPersonal)} />
    </div>
  )
}

/** `withException`: a gift cannot be returned. */
function OrderTerms({ withException }: { withException: boolean }) {
  const { t, site, frame, href } = useShopVisit()
  return (
    <>
      <p data-part="promise">
        <Icon name="returns" />
        <span>
          <LinkedText
            text={joinSentences([t('checkout.promise', site), withException && t('cart.promiseExcept')])}
            path="/rich/returns"
          />
        </span>
      </p>
      <div className="order-terms">
        <p>
          <LinkedText text={t('checkout.agree')} path="/rich/terms" />
        </p>
        <p>
          <LinkedText text={t('account.readPrivacy')} path="/rich/privacy" />
        </p>
        <p>
          {t('content.ask')} <a href={href('/contact-us')}>{t('contact.title')}</a>
        </p>
        {frame.footer && <HelpLinks links={frame.footer} />}
      </div>
    </>
  )
}
