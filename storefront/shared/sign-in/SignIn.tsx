// Sign-in and registration in one: an e-mail address and the code mailed to it. Customers with a password may
// use it instead.
import { useState } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { call } from '#web/platform/api/call.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/platform/toasts.ts'
import { CodeForm } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import type { SignedIn } from './signed-in.ts'
import './SignIn.css'

const loadChangeCustomer = deferred(() => import('./change-customer.ts'), { when: 'use' })

type SignInProps = {
  /** An address to which a code was already mailed; the form starts with the code. */
  sentTo?: string
  /** Called after cart and wishlist of the customer are loaded. */
  onDone?: () => void
}

export default function SignIn({ sentTo, onDone }: SignInProps) {
  const t = useTranslate()
  const navigation = useNavigation()
  const [email, setEmail] = useState(sentTo ?? '')
  const [step, setStep] = useState<'email' | 'code' | 'password'>(sentTo ? 'code' : 'email')

  async function enter({ name, created }: SignedIn): Promise<void> {
    if (created) toast({ type: 'success', text: t('account.created') })
    const { switchCustomer } = await loadChangeCustomer()
    await switchCustomer(name, navigation)
    onDone?.()
  }

  return (
    <div className="sign-in">
      {step === 'email' && (
        <EmailForm
          text={t('account.signInText')}
          label={t('address.email')}
          initialEmail={email}
          wide
          // The reply does not reveal whether an account exists.
          onEmail={async (sendTo) => {
            await call('account.requestCode', { email: sendTo }, formCall)
            setEmail(sendTo)
            setStep('code')
          }}
        >
          {(enteredEmail) => (
            <div data-part="others">
              <Button
                variant="link"
                size="s"
                onClick={() => {
                  setEmail(enteredEmail)
                  setStep('password')
                }}
              >
                {t('account.withPassword')}
              </Button>
            </div>
          )}
        </EmailForm>
      )}
      {step === 'code' && (
        <CodeForm
          email={email}
          onBack={() => setStep('email')}
          onCode={async (code, remember) =>
            enter(await call('account.signIn', { email, code, remember }, formCall))
          }
        />
      )}
      {step === 'password' && <PasswordForm email={email} onBack={() => setStep('email')} onDone={enter} />}
    </div>
  )
}
