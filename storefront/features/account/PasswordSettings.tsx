// Sets or changes the password, an alternative to the sign-in code.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/platform/toasts.ts'
import type { SettingsProps } from './ProfileSettings.tsx'
import { useAccountForm } from '../../shared/sign-in/use-account-data.ts'
import { useProof } from './use-proof.tsx'

export function PasswordSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const [passwords, setPasswords] = useState({ current: '', password: '' })
  const { withProof, dialog } = useProof(account.email)
  const form = useAccountForm({
    draft: passwords,
    setDraft: setPasswords,
    submit: async (draft) => {
      onChange(await withProof(() => call('account.setPassword', draft, formCall)))
      setPasswords({ current: '', password: '' })
      setOpen(false)
      toast({ type: 'success', text: t('account.passwordSaved'), durationMs: 5_000 })
    },
    mainField: 'password',
  })
  const field = (name: keyof typeof passwords) => ({
    ...form.field(name),
    type: 'password',
    maxLength: 128,
    mark: t('form.required'),
  })
  const { hasPassword, email } = account

  return (
    <section aria-labelledby="password">
      <h3 id="password">{t('account.password')}</h3>
      <p>{t(hasPassword ? 'account.passwordSet' : 'account.passwordText')}</p>
      {open ? (
        <form {...form.props}>
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
          <Button type="submit" loading={form.busy}>
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
