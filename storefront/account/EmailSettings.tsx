// The e-mail of the account, and another one: typed in, proven by the code that goes there.
import { useEffect, useRef, useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/email.ts'
import { call, CallRefused } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { toast } from '../ui/toasts.ts'
import { rememberName } from './change-customer.ts'
import { CodeForm } from './CodeForm.tsx'
import { proofNeeded } from './PasswordSettings.tsx'
import type { SettingsProps } from './ProfileSettings.tsx'
import { ProveAgain } from './ProveAgain.tsx'
import { useSessionEnd } from './use-account-data.ts'
import './SignIn.css'

export function EmailSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<'shown' | 'typing' | 'code'>('shown')
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [proving, setProving] = useState(false)
  const hasEnded = useSessionEnd()
  // The pressed button is gone: the keyboard goes on in the field that came for it.
  useEffect(() => {
    if (step === 'typing') form.current?.querySelector('input')?.focus()
  }, [step])

  function reject(text: string): void {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }

  async function ask(): Promise<void> {
    if (busy) return
    const address = normaliseEmail(email)
    if (!isEmail(address)) return reject(t('address.problem.email-format'))
    setBusy(true)
    try {
      await call('account.requestEmailCode', { email: address }, { quiet: true })
      setEmail(address)
      setStep('code')
    } catch (refused) {
      if (hasEnded(refused) || !(refused instanceof CallRefused)) return
      if (refused.code === proofNeeded) setProving(true)
      else reject(refused.message)
    } finally {
      setBusy(false)
    }
  }

  async function change(code: string): Promise<void> {
    const changed = await call('account.changeEmail', { email, code }, { quiet: true })
    onChange(changed)
    rememberName(changed.name)
    setStep('shown')
    setEmail('')
    toast({ type: 'success', text: t('account.emailChanged'), durationMs: 5_000 })
  }

  return (
    <section aria-labelledby="email">
      <h2 id="email">{t('address.email')}</h2>
      <p>
        <bdi data-part="email">{account.email}</bdi>
        <br />
        {t('account.emailHint')}
      </p>
      {step === 'shown' && (
        <Button variant="secondary" onClick={() => setStep('typing')}>
          {t('account.changeEmail')}
        </Button>
      )}
      {step === 'typing' && (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <Field
            name="new-email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            label={t('account.newEmail')}
            mark={t('form.required')}
            error={error || undefined}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setError('')
            }}
          />
          <Button type="submit" loading={busy}>
            {t('account.getCode')}
          </Button>
        </form>
      )}
      {step === 'code' && (
        <div className="sign-in">
          <CodeForm
            email={email}
            onCode={change}
            onAgain={() => call('account.requestEmailCode', { email }, { background: true })}
          />
        </div>
      )}
      {proving && (
        <ProveAgain
          email={account.email}
          onClose={() => setProving(false)}
          onProven={() => {
            setProving(false)
            void ask()
          }}
        />
      )}
    </section>
  )
}
