// Asks for the sign-in when the session has ended. The screen behind it keeps what was typed.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { SignInForms } from '../screens/sign-in/SignInForms.tsx'

type SignInDialogProps = { onSignedIn: () => void; onClose: () => void }

export function SignInDialog({ onSignedIn, onClose }: SignInDialogProps) {
  const t = useTranslate()
  return (
    <Dialog open onClose={onClose} title={t('admin.signIn.title')}>
      <SignInForms onSignedIn={onSignedIn} />
    </Dialog>
  )
}
