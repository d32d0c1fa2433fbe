// Form for name and username.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { nameFields } from '#domain/customers/person-name.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { useLocale, useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../platform/toasts.ts'
import { rememberName } from '../../shared/sign-in/change-customer.ts'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

export type Account = Output<'account.view'>
export type SettingsProps = { account: Account; onChange: (account: Account) => void }

export function ProfileSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [profile, setProfile] = useState({
    firstName: account.firstName,
    lastName: account.lastName,
    username: account.username ?? '',
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const hasEnded = useSessionEnd()

  async function save(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const saved = await call('account.changeProfile', profile, { quiet: 'fields' })
      onChange(saved)
      rememberName(saved.name)
      toast({ type: 'success', text: t('account.saved') })
    } catch (refused) {
      if (!hasEnded(refused) && refused instanceof CallRefused) setErrors(refused.fields)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof typeof profile) => ({
    name,
    error: errors[name],
    value: profile[name],
    onChange: (event: { target: { value: string } }) => {
      setErrors({})
      setProfile({ ...profile, [name]: event.target.value })
    },
  })

  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{t('account.profile')}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {nameFields(locale).map((name) => (
          <Field
            key={name}
            {...field(name)}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={60}
            label={t(`address.${name}`)}
            mark={t('form.optional')}
          />
        ))}
        <Field
          {...field('username')}
          autoComplete="nickname"
          maxLength={60}
          label={t('account.username')}
          mark={t('form.optional')}
          hint={t('account.usernameHint')}
        />
        <Button type="submit" loading={busy}>
          {t('account.save')}
        </Button>
      </form>
    </section>
  )
}
