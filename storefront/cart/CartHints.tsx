// What a little more would bring: the next discount, and free shipping.
import { useFormat, useMoney, useTranslate } from '../pages/visit.ts'
import type { CartView } from '../state/cart.ts'
import { Icon } from '../ui/Icon.tsx'
import './CartHints.css'

export function CartHints({ view }: { view: CartView }) {
  return (
    <div className="cart-hints">
      <Nudge view={view} />
      <FreeShipping view={view} />
    </div>
  )
}

function Nudge({ view: { nudge } }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  const { percent } = useFormat()
  if (!nudge) return null
  const { name, basisPoints, items, amount } = nudge
  const saving = basisPoints === null ? null : percent(basisPoints)
  let text = ''
  if (items !== null)
    text = saving
      ? t('cart.nudgeItems', { items, percent: saving })
      : t('cart.nudgeItemsFor', { items, name })
  else if (amount)
    text = saving
      ? t('cart.nudgeAmount', { amount: money(amount), percent: saving })
      : t('cart.nudgeAmountFor', { amount: money(amount), name })
  return (
    <p data-part="nudge">
      <Icon name="sparkles" />
      <span>{text}</span>
    </p>
  )
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
