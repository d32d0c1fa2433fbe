// A code typed in puts its coupon into the account.
import { useRef, useState } from 'react'
import type { Output } from '#api/call.ts'
import { call, CallRefused } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { toast } from '../ui/toasts.ts'
import { useSessionEnd } from './use-account-data.ts'
import '../cart/CouponField.css'

export function CollectCoupon({ onCollected }: { onCollected: (list: Output<'coupon.list'>) => void }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const hasEnded = useSessionEnd()

  function reject(text: string): void {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }

  async function collect(): Promise<void> {
    if (busy) return
    if (code.trim() === '') return reject(t('cart.couponEmpty'))
    setBusy(true)
    try {
      onCollected(await call('coupon.collect', { code }, { quiet: true }))
      setCode('')
      toast({ type: 'success', text: t('account.couponCollected') })
    } catch (refused) {
      if (!hasEnded(refused) && refused instanceof CallRefused) reject(refused.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="coupon-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void collect()
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
        {t('account.couponCollect')}
      </Button>
    </form>
  )
}
