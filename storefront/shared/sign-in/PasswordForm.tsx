// Sign-in by password, for customers who have set one.
import { useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { RememberMe } from './RememberMe.tsx'
import type { SignedIn } from './signed-in.ts'

type PasswordFormProps = {
  email: string
  onBack: () => void
  onDone: (signedIn: SignedIn) => Promise<void>
}

export function PasswordForm({ email: initialEmail, onBack, onDone }: PasswordFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState({ email: initialEmail, password: '', remember: false })
  const form = useForm({
    draft,
    setDraft,
    check: ({ email, password }) => ({
      ...(!isEmail(normaliseEmail(email)) && { email: t('address.problem.email-format') }),
      ...(!password && { password: t('address.problem.required') }),
    }),
    submit: async ({ email, ...others }) => {
      const input = { email: normaliseEmail(email), ...others }
      await onDone(await call('account.signInByPassword', input, formCall))
    },
    mainField: 'password',
  })
  return (
    <form {...form.props}>
      <Field
        {...form.field('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        label={t('address.email')}
        mark={t('form.required')}
      />
      <Field
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        label={t('account.password')}
        mark={t('form.required')}
      />
      <RememberMe checked={draft.remember} onChange={(remember) => form.change({ remember })} />
      <Button type="submit" wide loading={form.busy}>
        {t('account.signIn')}
      </Button>
      <div data-part="others">
        <Button variant="link" size="s" onClick={onBack}>
          {t('account.withCode')}
        </Button>
      </div>
    </form>
  )
}
