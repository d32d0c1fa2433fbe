// Sign-in of the staff.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { SignInForms } from './SignInForms.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function SignInScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useTranslate()
  return (
    <SignInFrame title={t('admin.signIn.title')}>
      <SignInForms onSignedIn={onSignedIn} />
    </SignInFrame>
  )
}
