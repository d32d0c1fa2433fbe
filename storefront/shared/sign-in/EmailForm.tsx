// Form for the e-mail address that receives a code.
import { useState, type ReactNode } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'

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
  const [draft, setDraft] = useState({ email: initialEmail })
  const form = useForm({
    draft,
    setDraft,
    check: ({ email }) =>
      isEmail(normaliseEmail(email)) ? {} : { email: t('address.problem.email-format') },
    submit: ({ email }) => onEmail(normaliseEmail(email)),
    mainField: 'email',
  })
  return (
    <form {...form.props}>
      {text && <p>{text}</p>}
      <Field {...form.field('email')} type="email" autoComplete="email" maxLength={254} label={label} />
      <Button type="submit" wide={wide} loading={form.busy}>
        {t('account.getCode')}
      </Button>
      {children?.(draft.email)}
    </form>
  )
}
