// The first step: which e-mail. The answer never tells whether there is an account.
import { useRef, useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/email.ts'
import { call, CallRefused } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { useTypedBefore } from '../state/use-typed-before.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

type EmailFormProps = {
  email: string
  onSent: (email: string) => void
  onPassword: (email: string) => void
}

export function EmailForm({ email: known, onSent, onPassword }: EmailFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(known)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useTypedBefore(form, (typed) => setEmail(typed['email'] ?? known))

  function reject(text: string): void {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }

  async function send(): Promise<void> {
    if (busy) return
    const address = normaliseEmail(email)
    if (!isEmail(address)) return reject(t('address.problem.email-format'))
    setBusy(true)
    try {
      await call('account.requestCode', { email: address }, { quiet: true })
      onSent(address)
    } catch (refused) {
      setBusy(false)
      if (refused instanceof CallRefused) reject(refused.message)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{t('account.signInText')}</p>
      <Field
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        label={t('address.email')}
        mark={t('form.required')}
        error={error || undefined}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setError('')
        }}
      />
      <Button type="submit" wide loading={busy}>
        {t('account.getCode')}
      </Button>
      <div data-part="others">
        <Button variant="quiet" size="s" onClick={() => onPassword(email)}>
          {t('account.withPassword')}
        </Button>
      </div>
    </form>
  )
}
