// Coupon of the cart: a link that opens the form, or the applied coupon with effect and remove button.
import { useCallback, useRef } from 'react'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { cart, type CartView } from './cart.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { CouponForm } from './CouponForm.tsx'
import './CouponField.css'

export function CouponField({ view, onChange }: { view: CartView; onChange?: () => void }) {
  const t = useTranslate()
  /** The shopper is changing the coupon: the pressed button leaves, and the focus moves to what replaces it. */
  const changing = useRef(false)
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (!element || !changing.current) return
    changing.current = false
    if (document.activeElement === document.body) element.focus()
  }, [])

  async function apply(code: string): Promise<FieldErrors | void> {
    changing.current = true
    const outcome = await cart.applyCoupon(code)
    if (outcome.done) return onChange?.()
    changing.current = false
    return { code: outcome.message || t('error.notSaved') }
  }

  async function remove(code: string): Promise<void> {
    changing.current = true
    const { done } = await cart.removeCoupon()
    if (!done) return void (changing.current = false)
    toast({ type: 'success', text: t('cart.couponRemoved', { code }) })
    onChange?.()
  }

  if (view.couponCode !== null)
    return (
      <AppliedCoupon
        view={view}
        code={view.couponCode}
        takeFocus={takeFocus}
        onRemove={() => void remove(view.couponCode!)}
      />
    )

  return (
    <details className="coupon-ask">
      <summary ref={takeFocus}>
        <Icon name="coupon" />
        <span>{t('cart.couponAsk')}</span>
      </summary>
      <CouponForm submitText={t('cart.couponApply')} onCode={apply} />
    </details>
  )
}

type AppliedCouponProps = {
  view: CartView
  code: string
  takeFocus: (element: HTMLElement | null) => void
  onRemove: () => void
}

function AppliedCoupon({ view, code, takeFocus, onRemove }: AppliedCouponProps) {
  const t = useTranslate()
  return (
    <div className="coupon-field" data-applied data-problem={view.couponProblem ? true : undefined}>
      <Icon name={view.couponProblem ? 'warning' : 'coupon'} />
      {/* With the focus, screen readers read it: they may miss a status that is new together with its text. */}
      <output tabIndex={-1} ref={takeFocus}>
        <strong>{t('cart.couponApplied', { code })}</strong>
        <Effect view={view} />
      </output>
      <IconButton icon="close" label={t('cart.couponRemove', { code })} onClick={onRemove} />
    </div>
  )
}

function Effect({ view }: { view: CartView }) {
  const { t, money } = useVisit()
  if (view.couponProblem) return <span>{view.couponProblem}</span>
  const discount = view.discounts.find(({ reason }) => reason.coupon !== null)
  if (!discount) return null
  if (discount.amount.minor === 0) return <span>{t('cart.couponShips')}</span>
  return <span>{t('cart.couponSaves', { amount: money(discount.amount) })}</span>
}
