// Beside the cart lines: coupon, promotion hints, totals and the checkout button.
import { useEffect, useState } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import type { CartView } from '../../shared/cart/cart.ts'
import { estimatedTotal } from '../../shared/cart/price-rows.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PaymentMarks } from '../../shared/payment-marks/PaymentMarks.tsx'
import { CartHints } from '../../shared/cart/CartHints.tsx'
import { CouponField } from '../../shared/cart/CouponField.tsx'
import { isOrderable } from '../../shared/cart/line-problem.ts'
import { isPersonal } from '../../shared/cart/is-personal.ts'
import { Totals } from '../../shared/cart/Totals.tsx'
import '../../shared/cart/FeeNote.css'
import './CartSummary.css'

/** The bar hides while this button is in view. */
const goId = 'cart-go'

export function CartSummary({ view }: { view: CartView }) {
  const { t, money, site } = useShopVisit()
  const orderable = isOrderable(view.lines)
  return (
    <section className="cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t('cart.summary')}</h2>
      <CartHints view={view} />
      <Totals
        totals={view.totals}
        discounts={view.discounts}
        country={view.country}
        standardFee={view.standardFee}
        feeNote={
          view.feeByWeight && view.freeShippingFrom
            ? t('cart.feeByWeight', { from: money(view.freeShippingFrom) })
            : undefined
        }
      />
      {!orderable && <Notice tone="warning">{t('cart.blocked')}</Notice>}
      <div data-part="go" id={goId}>
        <CheckoutButton orderable={orderable} />
      </div>
      <CouponField view={view} />
      <PaymentMarks />
      <p data-part="promise">
        <Icon name="returns" />
        <span>
          {t('cart.promise', site)}
          {view.lines.some(isPersonal) && <small>{t('cart.promiseExcept')}</small>}
        </span>
      </p>
    </section>
  )
}

function CheckoutButton({ orderable }: { orderable: boolean }) {
  const { t, href } = useVisit()
  if (!orderable)
    return (
      <Button wide size="l" disabled>
        {t('cart.checkout')}
      </Button>
    )
  return (
    <Button wide size="l" href={href('/checkout')}>
      {t('cart.checkout')}
    </Button>
  )
}

/** On phones: the total and the checkout button, fixed at the bottom of the screen. */
export function CartBar({ view }: { view: CartView }) {
  const { t, money } = useVisit()
  const estimated = estimatedTotal(view)
  const hasOther = useInView(goId)
  return (
    <div className="cart-bar" data-hidden={hasOther || undefined}>
      <p>
        <span>{t(estimated ? 'totals.estimated' : 'totals.beforeShipping')}</span>
        <strong>
          <bdi>{money(estimated ?? view.totals.total)}</bdi>
        </strong>
      </p>
      <CheckoutButton orderable={isOrderable(view.lines)} />
    </div>
  )
}

function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}
