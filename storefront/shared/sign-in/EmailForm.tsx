// Form for the e-mail address that receives a code.
import { useRef, useState, type ReactNode } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { useFormRequest } from '../../platform/api/use-form-request.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

type EmailFormProps = {
  label: string
  /** An address entered before. */
  initialEmail?: string
  text?: string
  wide?: boolean
  /** Requests the e-mail; rejects with the server's refusal. */
  onEmail: (email: string) => Promise<void>
  /** Content below the submit button. */
  children?: (email: string) => ReactNode
}

export function EmailForm({ label, initialEmail = '', text, wide, onEmail, children }: EmailFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(initialEmail)
  const { error, busy, ask, refuse, forget } = useFormRequest(form)

  function send(): void {
    const address = normaliseEmail(email)
    if (isEmail(address)) void ask(() => onEmail(address))
    else refuse(t('address.problem.email-format'))
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {text && <p>{text}</p>}
      <Field
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        label={label}
        mark={t('form.required')}
        error={error}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          forget()
        }}
      />
      <Button type="submit" wide={wide} loading={busy}>
        {t('account.getCode')}
      </Button>
      {children?.(email)}
    </form>
  )
}
