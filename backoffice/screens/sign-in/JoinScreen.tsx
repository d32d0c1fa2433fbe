// Accepts an invitation: name and second factor. The token is in the fragment of the link.
import { useEffect, useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { QrCode } from '#web/ui/QrCode.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { canUsePasskeys } from '../../platform/passkey-support.ts'
import { navigate } from '../../platform/router.ts'
import { useAction } from '../../platform/use-action.ts'
import { SignInFrame } from './SignInFrame.tsx'
import './SignInForms.css'

type Invitation = AdminOutput<'admin.viewInvitation'>

export function JoinScreen({ onJoined }: { onJoined: () => void }) {
  const [token] = useState(() => location.hash.slice(1))
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    adminCall('admin.viewInvitation', { token }).then(setInvitation, (error: unknown) =>
      setProblem(error instanceof CallRefused ? error.message : t('admin.frame.unreachable')),
    )
  }, [token])
  function finish(): void {
    // The token leaves the address and the history.
    navigate('/', { replace: true })
    onJoined()
  }
  return (
    <SignInFrame title={t('admin.join.title')}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {invitation && <JoinForm token={token} invitation={invitation} onJoined={finish} />}
    </SignInFrame>
  )
}

type JoinFormProps = { token: string; invitation: Invitation; onJoined: () => void }

function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const { busy, run } = useAction()
  const [usesApp, setUsesApp] = useState(!canUsePasskeys())
  const form = useDraftForm(
    { name: '', totp: '' },
    {
      check: ({ name, totp }) => ({
        ...(!name.trim() && { name: t('admin.join.nameMissing') }),
        ...(usesApp && !totp.trim() && { totp: t('refusal.second-factor-wrong') }),
      }),
      submit: async ({ name, totp }) => {
        if (!usesApp) return void (await joinByPasskey(name))
        await adminCall('admin.join', { token, name, proof: { totp } })
        onJoined()
      },
    },
  )
  const joinByPasskey = (name: string) =>
    run(async () => {
      const { options } = await adminCall('admin.joinOptions', { token })
      const { createPasskey } = await import('../../platform/passkeys.ts')
      const passkey = await createPasskey(options)
      if (!passkey) return
      await adminCall('admin.join', { token, name, proof: { passkey } })
      onJoined()
    })
  return (
    <form {...form.props} className="sign-in-form">
      <p>{t('admin.join.text', { email: invitation.email })}</p>
      <Field {...form.field('name')} label={t('contact.name')} autoComplete="name" />
      {usesApp && (
        <>
          <p>{t('admin.join.appText')}</p>
          <div data-part="qr">
            <QrCode text={invitation.totpUri} />
          </div>
          <p>
            <code dir="ltr">{invitation.totpSecret}</code>
          </p>
          <Field
            {...form.field('totp')}
            label={t('admin.signIn.totp')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </>
      )}
      <FormProblem text={form.problem} />
      <Button type="submit" wide icon={usesApp ? undefined : 'lock'} loading={form.busy || busy}>
        {usesApp ? t('admin.join.submit') : t('admin.join.passkey')}
      </Button>
      {canUsePasskeys() && (
        <Button variant="tertiary" wide onClick={() => setUsesApp(!usesApp)}>
          {usesApp ? t('admin.join.usePasskey') : t('admin.join.useApp')}
        </Button>
      )}
    </form>
  )
}
