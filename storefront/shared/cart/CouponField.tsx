// Coupon of the cart: a link that opens the form, or the applied coupon with effect and remove button.
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { cart, type CartView } from './cart.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { CouponForm } from './CouponForm.tsx'
import './CouponField.css'

type CouponFieldProps = { view: CartView; onChange?: () => void }

export function CouponField({ view, onChange }: CouponFieldProps) {
  const t = useTranslate()
  if (view.couponCode !== null)
    return <AppliedCoupon view={view} code={view.couponCode} onChange={onChange} />

  async function apply(code: string): Promise<FieldErrors | void> {
    const outcome = await cart.applyCoupon(code)
    if (!outcome.done) return { code: outcome.message || t('error.notSaved') }
    onChange?.()
  }

  return (
    <details className="coupon-ask">
      <summary>
        <Icon name="coupon" />
        <span>{t('cart.couponAsk')}</span>
      </summary>
      <CouponForm submitText={t('cart.couponApply')} onCode={apply} />
    </details>
  )
}

type Changed = { onChange: (() => void) | undefined }

function AppliedCoupon({ view, code, onChange }: { view: CartView; code: string } & Changed) {
  const t = useTranslate()
  return (
    <div className="coupon-field" data-applied data-problem={view.couponProblem ? true : undefined}>
      <Icon name={view.couponProblem ? 'warning' : 'coupon'} />
      <output>
        <strong>{t('cart.couponApplied', { code })}</strong>
        <Effect view={view} />
      </output>
      <IconButton
        icon="close"
        label={t('cart.couponRemove', { code })}
        onClick={() => void cart.removeCoupon().then(({ done }) => done && onChange?.())}
      />
    </div>
  )
}

function Effect({ view }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  if (view.couponProblem) return <span>{view.couponProblem}</span>
  const discount = view.discounts.find(({ reason }) => reason.coupon !== null)
  if (!discount) return null
  if (discount.amount.minor === 0) return <span>{t('cart.couponShips')}</span>
  return <span>{t('cart.couponSaves', { amount: money(discount.amount) })}</span>
}
