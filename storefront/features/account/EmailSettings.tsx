// Shows and changes the account's e-mail; a code sent to the new address confirms the change.
import { useEffect, useRef, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/platform/toasts.ts'
import { rememberName } from '../../shared/sign-in/change-customer.ts'
import { CodeForm } from '../../shared/sign-in/CodeForm.tsx'
import { EmailForm } from '../../shared/sign-in/EmailForm.tsx'
import type { SettingsProps } from './ProfileSettings.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { useProof } from './use-proof.tsx'
import '../../shared/sign-in/SignIn.css'

export function EmailSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const section = useRef<HTMLElement>(null)
  const [step, setStep] = useState<'shown' | 'typing' | 'code'>('shown')
  const [email, setEmail] = useState('')
  const hasEnded = useSessionEnd()
  const { withProof, dialog } = useProof(account.email)
  // The clicked button disappears, so the new field takes the focus.
  useEffect(() => {
    if (step === 'typing') section.current?.querySelector('input')?.focus()
  }, [step])

  const requestCode = (address: string): Promise<unknown> =>
    withProof(() => call('account.requestEmailCode', { email: address }, formCall))

  async function submit(address: string): Promise<void> {
    try {
      await requestCode(address)
      setEmail(address)
      setStep('code')
    } catch (refused) {
      if (!hasEnded(refused)) throw refused
    }
  }

  async function change(code: string): Promise<void> {
    const changed = await withProof(() => call('account.changeEmail', { email, code }, formCall))
    onChange(changed)
    rememberName(changed.name)
    setStep('shown')
    setEmail('')
    toast({ type: 'success', text: t('account.emailChanged'), durationMs: 5_000 })
  }

  return (
    <section ref={section} aria-labelledby="email">
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
      {step === 'typing' && <EmailForm label={t('account.newEmail')} onEmail={submit} />}
      {step === 'code' && (
        <div className="sign-in">
          <CodeForm email={email} onCode={change} onAgain={() => requestCode(email)} />
        </div>
      )}
      {dialog}
    </section>
  )
}
