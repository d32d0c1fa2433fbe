// A coupon code: entered, shown with what it does, and taken out again.
import { useRef, useState } from 'react'
import { useMoney, useTranslate } from '../pages/visit.ts'
import { cart, type CartView } from '../state/cart.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import './CouponField.css'

type CouponFieldProps = { view: CartView; onChange?: () => void }

export function CouponField({ view, onChange }: CouponFieldProps) {
  return view.couponCode === null ? (
    <CouponForm onChange={onChange} />
  ) : (
    <AppliedCoupon view={view} code={view.couponCode} onChange={onChange} />
  )
}

type Changed = { onChange: (() => void) | undefined }

function CouponForm({ onChange }: Changed) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function apply(): Promise<void> {
    if (busy) return
    if (code.trim() === '') return reject(t('cart.couponEmpty'))
    setBusy(true)
    const outcome = await cart.applyCoupon(code)
    setBusy(false)
    if (outcome.done) onChange?.()
    else reject(outcome.message)
  }

  function reject(message: string): void {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form
      ref={form}
      className="coupon-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <Field
        label={t('cart.coupon')}
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={error || undefined}
        onChange={(event) => {
          setCode(event.target.value)
          setError('')
        }}
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {t('cart.couponApply')}
      </Button>
    </form>
  )
}

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

/** The coupon's promotion is the last of those that may act. */
function Effect({ view }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  if (view.couponProblem) return <span>{view.couponProblem}</span>
  const key = view.promotions.at(-1)?.key
  const discount = view.discounts.find((each) => each.key === key)
  if (!discount) return null
  if (discount.amount.minor === 0) return <span>{t('cart.couponShips')}</span>
  return <span>{t('cart.couponSaves', { amount: money(discount.amount) })}</span>
}
