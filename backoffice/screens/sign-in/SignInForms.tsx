// The staff's ways to sign in: by passkey, or by a mailed code with the code of an authenticator app.
import { useState } from 'react'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { canUsePasskeys } from '../../platform/passkey-support.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import './SignInForms.css'

export function SignInForms({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('')
  return (
    <div className="sign-in-forms">
      {email === '' ? (
        <>
          {canUsePasskeys() && <PasskeyButton onSignedIn={onSignedIn} />}
          <EmailForm onSent={setEmail} />
        </>
      ) : (
        <CodeForm email={email} onSignedIn={onSignedIn} onBack={() => setEmail('')} />
      )}
    </div>
  )
}

function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  async function signIn(): Promise<void> {
    const { options } = await adminCall('admin.signInOptions', {})
    const { askPasskey } = await import('../../platform/passkeys.ts')
    const passkey = await askPasskey(options)
    if (!passkey) return
    await adminCall('admin.signIn', { proof: { passkey } })
    onSignedIn()
  }
  return (
    <>
      <ActionButton wide icon="lock" action={signIn}>
        {t('admin.signIn.passkey')}
      </ActionButton>
      <p data-part="or">{t('admin.signIn.or')}</p>
    </>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useDraftForm(
    { email: '' },
    {
      mainField: 'email',
      submit: async ({ email }) => {
        await adminCall('admin.requestCode', { email })
        onSent(email)
      },
    },
  )
  return (
    <form {...form.props} className="sign-in-form">
      <Field {...form.field('email')} type="email" label={t('address.email')} autoComplete="username" />
      <FormProblem text={form.problem} />
      <Button type="submit" variant={canUsePasskeys() ? 'secondary' : 'primary'} wide loading={form.busy}>
        {t('admin.signIn.sendCode')}
      </Button>
    </form>
  )
}

type CodeFormProps = { email: string; onSignedIn: () => void; onBack: () => void }

function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const form = useDraftForm(
    { code: '', totp: '' },
    {
      submit: async (codes) => {
        await adminCall('admin.signIn', { proof: { email, ...codes } })
        onSignedIn()
      },
    },
  )
  return (
    <form {...form.props} className="sign-in-form">
      <p>{t('admin.signIn.codeSent', { email })}</p>
      <Field
        {...form.field('code')}
        label={t('admin.signIn.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Field {...form.field('totp')} label={t('admin.signIn.totp')} inputMode="numeric" autoComplete="off" />
      <FormProblem text={form.problem} />
      <Button type="submit" wide loading={form.busy}>
        {t('account.signIn')}
      </Button>
      <Button variant="tertiary" wide onClick={onBack}>
        {t('account.otherEmail')}
      </Button>
    </form>
  )
}

/** Sign-in of the staff. */
export function SignInScreen({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <SignInFrame title={t('admin.signIn.title')}>
      <SignInForms onSignedIn={onSignedIn} />
    </SignInFrame>
  )
}

/** Asks for the sign-in when the session has ended. The screen behind it keeps what was typed. */
export function SignInDialog({ onSignedIn, onClose }: { onSignedIn: () => void; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('admin.signIn.title')}>
      <SignInForms onSignedIn={onSignedIn} />
    </Dialog>
  )
}
