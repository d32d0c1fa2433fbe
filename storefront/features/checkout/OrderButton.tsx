// The end of the checkout: what is bought, the order button with the total, and what applies after it.
import { joinSentences } from '#messages/join-sentences.ts'
import { orderButtonText } from '#messages/order-button-text.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { isPersonal } from '../../shared/cart/is-personal.ts'
import { Totals } from '../../shared/cart/Totals.tsx'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import type { HelpLink } from '../../shared/navigation/help-links.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { OrderedGift } from './OrderedGift.tsx'
import type { Quote } from './use-quote.ts'
import './OrderButton.css'

type OrderButtonProps = {
  quote: Quote
  /** false: the price is unknown, and no total appears. */
  isPriced: boolean
  /** How many recipients are complete; null: all. The button of an incomplete one is the next one. */
  progress: string | null
  disabled: boolean
  isPricing: boolean
  isPlacing: boolean
}

export function OrderButton({ quote, isPriced, progress, disabled, isPricing, isPlacing }: OrderButtonProps) {
  const { t, site } = useShopVisit()
  const money = useMoney()
  const { cart, change } = quote
  const total = money(cart.totals.total)
  // Without all recipients the fee is not known, and the amount would be too low.
  const isComplete = isPriced && cart.totals.shippingFee !== null
  return (
    <div className="order-button">
      <div data-part="order">
        <span>{t('cart.count', { count: cart.count })}</span>
        {isComplete && (
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
      <p data-part="promise">
        <Icon name="returns" />
        <span>
          <LinkedText
            text={joinSentences([
              t('checkout.promise', site),
              cart.lines.some(isPersonal) && t('cart.promiseExcept'),
            ])}
            path="/rich/returns"
          />
        </span>
      </p>
      <OrderTerms />
    </div>
  )
}

const contact: HelpLink = { path: '/contact-us', label: 'contact.title' }

function OrderTerms() {
  const t = useTranslate()
  const { footer } = useShopVisit().frame
  return (
    <div className="order-terms">
      <p>
        <LinkedText text={t('checkout.agree')} path="/rich/terms" />
      </p>
      <p>
        <LinkedText text={t('account.readPrivacy')} path="/rich/privacy" />
      </p>
      <HelpLinks links={[...(footer ?? []), contact]} />
    </div>
  )
}
