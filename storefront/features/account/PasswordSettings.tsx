// Sets or changes the password, an alternative to the sign-in code.
import { useState } from 'react'
import { call, CallRefused } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../platform/toasts.ts'
import type { SettingsProps } from './ProfileSettings.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { useProof } from './use-proof.tsx'

export function PasswordSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [passwords, setPasswords] = useState({ current: '', password: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const hasEnded = useSessionEnd()
  const { withProof, dialog } = useProof(account.email)

  async function save(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      onChange(await withProof(() => call('account.setPassword', passwords, { quiet: true })))
      setPasswords({ current: '', password: '' })
      setOpen(false)
      toast({ type: 'success', text: t('account.passwordSaved'), durationMs: 5_000 })
    } catch (refused) {
      if (hasEnded(refused) || !(refused instanceof CallRefused)) return
      setErrors(Object.keys(refused.fields).length > 0 ? refused.fields : { password: refused.message })
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof typeof passwords) => ({
    name,
    type: 'password',
    maxLength: 128,
    mark: t('form.required'),
    error: errors[name],
    value: passwords[name],
    onChange: (event: { target: { value: string } }) => {
      setErrors({})
      setPasswords({ ...passwords, [name]: event.target.value })
    },
  })
  const { hasPassword, email } = account

  return (
    <section aria-labelledby="password">
      <h2 id="password">{t('account.password')}</h2>
      <p>{t(hasPassword ? 'account.passwordSet' : 'account.passwordText')}</p>
      {open ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          {/* For the browser's password manager. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <Field
              {...field('current')}
              autoComplete="current-password"
              label={t('account.currentPassword')}
            />
          )}
          <Field
            {...field('password')}
            autoComplete="new-password"
            label={t('account.newPassword')}
            hint={t('account.passwordHint')}
          />
          <Button type="submit" loading={busy}>
            {t('account.save')}
          </Button>
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(hasPassword ? 'account.changePassword' : 'account.setPassword')}
        </Button>
      )}
      {dialog}
    </section>
  )
}
