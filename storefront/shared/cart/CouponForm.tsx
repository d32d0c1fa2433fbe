// Form for a coupon code, used by the cart and the account.
import { useState } from 'react'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import './CouponField.css'

type CouponFormProps = {
  submitText: string
  variant?: 'primary' | 'secondary'
  /** Rejects with the refusal of a call, or resolves with it as an error of the field. */
  onCode: (code: string) => Promise<FieldErrors | void>
}

export function CouponForm({ submitText, variant = 'secondary', onCode }: CouponFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState({ code: '' })
  const form = useForm({
    draft,
    setDraft,
    check: ({ code }) => (code.trim() === '' ? { code: t('cart.couponEmpty') } : {}),
    submit: async ({ code }) => {
      const refused = await onCode(code)
      if (!refused) setDraft(() => ({ code: '' }))
      return refused
    },
    mainField: 'code',
  })

  return (
    <form {...form.props} className="coupon-field">
      <Field
        {...form.field('code')}
        label={t('cart.coupon')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant={variant} loading={form.busy}>
        {submitText}
      </Button>
    </form>
  )
}
