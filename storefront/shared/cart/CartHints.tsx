// Hints in the cart: when it arrives, and what is missing for the next discount and for free shipping.
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import type { CartView } from './cart.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './CartHints.css'

export function CartHints({ view }: { view: CartView }) {
  return (
    <div className="cart-hints">
      <Arrival view={view} />
      <MissingAmounts view={view} />
    </div>
  )
}

export function MissingAmounts({ view }: { view: CartView }) {
  return (
    <>
      <NextDiscount view={view} />
      <FreeShipping view={view} />
    </>
  )
}

type ArrivalProps = { view: CartView; days?: 'weekday' | 'short' }

/** By standard shipping, if it is ordered now. */
export function Arrival({ view: { arrival, count }, days = 'weekday' }: ArrivalProps) {
  const { t, dateRange } = useVisit()
  if (!arrival || count === 0) return null
  return (
    <p data-part="arrival">
      <Icon name="truck" />
      <span>
        {t('shipping.arrives', { dates: unbrokenDates(dateRange(arrival.earliest, arrival.latest, days)) })}
        {arrival.occasion && <small>{t('cart.inTime', { occasion: arrival.occasion })}</small>}
      </span>
    </p>
  )
}

type PromotionHint = NonNullable<CartView['promotionHint']>

function NextDiscount({ view: { promotionHint } }: { view: CartView }) {
  const { t, money, percent } = useVisit()
  if (!promotionHint) return null
  const saving = promotionHint.basisPoints === null ? null : percent(promotionHint.basisPoints)
  const text =
    promotionHint.items === null
      ? amountText(promotionHint, saving)
      : itemsText(promotionHint, promotionHint.items, saving)
  return (
    <p data-part="promotion-hint">
      <Icon name="tag" />
      <span>{text}</span>
    </p>
  )

  function itemsText({ name, scope }: PromotionHint, items: number, saving: string | null): string {
    if (scope === null)
      return saving
        ? t('cart.promotionHintItems', { items, percent: saving })
        : t('cart.promotionHintItemsFor', { items, name })
    return saving
      ? t('cart.promotionHintItemsIn', { items, scope, percent: saving })
      : t('cart.promotionHintItemsInFor', { items, scope, name })
  }

  function amountText({ name, scope, ...promotionHint }: PromotionHint, saving: string | null): string {
    const amount = promotionHint.amount ? money(promotionHint.amount) : ''
    if (scope === null)
      return saving
        ? t('cart.promotionHintAmount', { amount, percent: saving })
        : t('cart.promotionHintAmountFor', { amount, name })
    return saving
      ? t('cart.promotionHintAmountIn', { amount, scope, percent: saving })
      : t('cart.promotionHintAmountInFor', { amount, scope, name })
  }
}

function FreeShipping({ view: { freeShippingFrom, count, totals } }: { view: CartView }) {
  const { t, money } = useVisit()
  const goods = totals.subtotal.minor
  if (!freeShippingFrom || count === 0) return null
  const isFree = goods >= freeShippingFrom.minor
  const text = isFree
    ? t('cart.freeShippingReached')
    : t('cart.freeShippingGap', {
        amount: money({ ...freeShippingFrom, minor: freeShippingFrom.minor - goods }),
      })
  return (
    <div data-part="shipping" data-reached={isFree || undefined}>
      <p>
        <Icon name="package" />
        <span>{text}</span>
      </p>
      <progress aria-label={text} max={Math.max(goods, freeShippingFrom.minor) || 1} value={goods} />
    </div>
  )
}
