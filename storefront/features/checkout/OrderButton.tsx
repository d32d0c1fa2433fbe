// The end of the checkout: the order button, and what applies after it. Where the law forbids the total on the button,
// it is above the button only.
import { hasRightOfWithdrawal } from '#domain/markets/right-of-withdrawal.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { orderButtonText } from '#messages/order-button-text.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { isPersonal } from '../../shared/cart/is-personal.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Quote } from './use-quote.ts'
import './OrderButton.css'

type OrderButtonProps = {
  /** Id of the form. */
  form: string
  quote: Quote
  /** false: the price is unknown, and no total appears. */
  isPriced: boolean
  /** false: the button of an incomplete recipient is the next one. */
  isReady: boolean
  disabled: boolean
  isPricing: boolean
  isPlacing: boolean
}

export function OrderButton({
  form,
  quote,
  isPriced,
  isReady,
  disabled,
  isPricing,
  isPlacing,
}: OrderButtonProps) {
  const { t, money } = useVisit()
  const { cart, change } = quote
  const total = money(cart.totals.total)
  // Without all recipients the fee is not known, and the amount would be too low.
  const isComplete = isPriced && cart.totals.shippingFee !== null
  return (
    <div className="order-button">
      {isComplete && hasRightOfWithdrawal(cart.country) && (
        <div data-part="total">
          {t('totals.total')}
          <bdi>{total}</bdi>
        </div>
      )}
      {/* The note about the price names other currencies. */}
      {isComplete && change?.from.currency === cart.totals.total.currency && (
        <p data-part="before">{t('checkout.before', { total: money(change.from) })}</p>
      )}
      <Button
        type="submit"
        form={form}
        variant={isReady ? 'primary' : 'secondary'}
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
            text={joinSentences([
              t('checkout.promise', site),
              site.freeReturns && t('order.postageFree'),
              withException && t('cart.promiseExcept'),
            ])}
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
