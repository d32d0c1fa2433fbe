// Hints in the cart: what is missing for the next discount and for free shipping.
import { useFormat, useMoney, useTranslate } from '../../platform/pages/visit.ts'
import type { CartView } from './cart.ts'
import { Icon } from '../../ui/Icon.tsx'
import './CartHints.css'

export function CartHints({ view }: { view: CartView }) {
  return (
    <div className="cart-hints">
      <NextDiscount view={view} />
      <FreeShipping view={view} />
    </div>
  )
}

type Nudge = NonNullable<CartView['nudge']>

function NextDiscount({ view: { nudge } }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  const { percent } = useFormat()
  if (!nudge) return null
  const saving = nudge.basisPoints === null ? null : percent(nudge.basisPoints)
  const text = nudge.items === null ? amountText(nudge, saving) : itemsText(nudge, nudge.items, saving)
  return (
    <p data-part="nudge">
      <Icon name="tag" />
      <span>{text}</span>
    </p>
  )

  function itemsText({ name, scope }: Nudge, items: number, saving: string | null): string {
    if (scope === null)
      return saving
        ? t('cart.nudgeItems', { items, percent: saving })
        : t('cart.nudgeItemsFor', { items, name })
    return saving
      ? t('cart.nudgeItemsIn', { items, scope, percent: saving })
      : t('cart.nudgeItemsInFor', { items, scope, name })
  }

  function amountText({ name, scope, ...nudge }: Nudge, saving: string | null): string {
    const amount = nudge.amount ? money(nudge.amount) : ''
    if (scope === null)
      return saving
        ? t('cart.nudgeAmount', { amount, percent: saving })
        : t('cart.nudgeAmountFor', { amount, name })
    return saving
      ? t('cart.nudgeAmountIn', { amount, scope, percent: saving })
      : t('cart.nudgeAmountInFor', { amount, scope, name })
  }
}

function FreeShipping({ view: { freeShippingGap, totals } }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  if (!freeShippingGap) return null
  const goods = totals.subtotal.minor
  const text =
    freeShippingGap.minor === 0
      ? t('cart.freeShippingReached')
      : t('cart.freeShippingGap', { amount: money(freeShippingGap) })
  return (
    <div data-part="shipping" data-reached={freeShippingGap.minor === 0 || undefined}>
      <p>
        <Icon name="truck" />
        <span>{text}</span>
      </p>
      <progress aria-label={text} max={goods + freeShippingGap.minor || 1} value={goods} />
    </div>
  )
}
