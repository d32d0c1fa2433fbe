// Sign-in by password, for customers who have set one.
import { useRef, useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { RememberMe } from './RememberMe.tsx'
import type { SignedIn } from './SignIn.tsx'

type PasswordFormProps = {
  email: string
  onBack: () => void
  onDone: (signedIn: SignedIn) => Promise<void>
}

type Errors = { readonly email?: string; readonly password?: string }

export function PasswordForm({ email: initialEmail, onBack, onDone }: PasswordFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)

  function reject(next: Errors): void {
    setErrors(next)
    form.current?.querySelector<HTMLElement>(`[name="${next.email ? 'email' : 'password'}"]`)?.focus()
  }

  async function enter(): Promise<void> {
    if (busy) return
    const address = normaliseEmail(email)
    if (!isEmail(address)) return reject({ email: t('address.problem.email-format') })
    if (!password) return reject({ password: t('address.problem.required') })
    setBusy(true)
    try {
      const input = { email: address, password, remember }
      await onDone(await call('account.signInByPassword', input, { quiet: true }))
    } catch (refused) {
      setBusy(false)
      if (refused instanceof CallRefused) reject({ password: refused.message })
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <Field
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        label={t('address.email')}
        mark={t('form.required')}
        error={errors.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        label={t('account.password')}
        mark={t('form.required')}
        error={errors.password}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setErrors({})
        }}
      />
      <RememberMe checked={remember} onChange={setRemember} />
      <Button type="submit" wide loading={busy}>
        {t('account.signIn')}
      </Button>
      <div data-part="others">
        <Button variant="quiet" size="s" onClick={onBack}>
          {t('account.withCode')}
        </Button>
      </div>
    </form>
  )
}
