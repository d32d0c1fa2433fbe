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
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { Quote } from './use-quote.ts'
import './OrderButton.css'

/** More pictures do not fit beside the count and the total of a phone. */
const maxPictures = 3

type OrderButtonProps = {
  quote: Quote
  /** false: the price is unknown, and no total appears. */
  isPriced: boolean
  /** false: a recipient is not complete, whose button is the next one. */
  isNext: boolean
  disabled: boolean
  loading: boolean
}

export function OrderButton({ quote, isPriced, isNext, disabled, loading }: OrderButtonProps) {
  const { t, site } = useShopVisit()
  const money = useMoney()
  const { cart, change } = quote
  const total = money(cart.totals.total)
  // Without all recipients the fee is not known, and the amount would be too low.
  const isComplete = isPriced && cart.totals.shippingFee !== null
  return (
    <div className="order-button">
      <div data-part="order">
        <Pictures lines={cart.lines} />
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
      {isPriced && (
        <Totals totals={cart.totals} discounts={cart.discounts} unknownFee={t('checkout.feeUnknown')} />
      )}
      {/* Below the total. The note about the price names other currencies. */}
      {isComplete && change?.from.currency === cart.totals.total.currency && (
        <p data-part="before">{t('checkout.before', { total: money(change.from) })}</p>
      )}
      <Button
        type="submit"
        variant={isNext ? 'primary' : 'secondary'}
        wide
        disabled={disabled}
        loading={loading}
      >
        {orderButtonText(t, cart.country, isComplete ? total : null)}
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

/** On phones the summary is folded, far above the button. */
function Pictures({ lines }: { lines: Quote['cart']['lines'] }) {
  return (
    <span data-part="pictures">
      {lines.slice(0, maxPictures).map(
        ({ id, picture, personalisation }) =>
          picture && (
            <Picture key={id} picture={picture} ratio="square" sizes="3rem" widest={320} alt="">
              <LazyDrawnText picture={picture} text={personalisation} />
            </Picture>
          ),
      )}
    </span>
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
