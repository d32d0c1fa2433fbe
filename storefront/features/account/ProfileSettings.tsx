// Form for name and username.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { nameFields } from '#domain/customers/person-name.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { toast } from '#web/platform/toasts.ts'
import { rememberName } from '../../shared/sign-in/change-customer.ts'
import { useAccountForm } from '../../shared/sign-in/use-account-data.ts'

export type Account = Output<'account.view'>
export type SettingsProps = { account: Account; onChange: (account: Account) => void }

export function ProfileSettings({ account, onChange }: SettingsProps) {
  const { t, locale } = useVisit()
  // The overview greets with the name of the latest order.
  const { firstName, lastName } = account.suggestedName ?? account
  const [profile, setProfile] = useState({
    firstName,
    lastName,
    username: account.username ?? '',
  })
  const form = useAccountForm({
    draft: profile,
    setDraft: setProfile,
    submit: async (draft) => {
      const saved = await call('account.changeProfile', draft, formCall)
      onChange(saved)
      rememberName(saved.name)
      toast({ type: 'success', text: t('account.saved') })
    },
  })

  const isChanged =
    profile.firstName !== firstName ||
    profile.lastName !== lastName ||
    profile.username !== (account.username ?? '')
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">{t('account.profile')}</h2>
      <form {...form.props} data-part="profile">
        {nameFields(locale).map((name) => (
          <Field
            key={name}
            {...form.field(name)}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={60}
            label={t(`address.${name}`)}
          />
        ))}
        <Field
          {...form.field('username')}
          autoComplete="nickname"
          maxLength={60}
          label={t('account.username')}
          hint={t('account.usernameHint')}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </section>
  )
}
