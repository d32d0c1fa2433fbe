// Form for a coupon code, used by the cart and the account.
import { useRef, useState } from 'react'
import { useFormRequest } from '../../platform/api/use-form-request.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import './CouponField.css'

type CouponFormProps = {
  submitText: string
  /** Resolves with the reason of a refusal, undefined if the code was accepted, or '' if the server was
   * not reached. The field keeps its text unless the code was accepted. */
  onCode: (code: string) => Promise<string | undefined>
}

export function CouponForm({ submitText, onCode }: CouponFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const { error, busy, ask, refuse, forget } = useFormRequest(form)

  async function enter(): Promise<void> {
    if (code.trim() === '') return refuse(t('cart.couponEmpty'))
    await ask(async () => {
      const refusal = await onCode(code)
      if (refusal === undefined) setCode('')
      else refuse(refusal)
    })
  }

  return (
    <form
      ref={form}
      className="coupon-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
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
        error={error}
        onChange={(event) => {
          setCode(event.target.value)
          forget()
        }}
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {submitText}
      </Button>
    </form>
  )
}
