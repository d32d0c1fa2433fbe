// Dialog that confirms the customer's identity with a fresh code, before an irreversible change.
import { useEffect } from 'react'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CodeForm } from '../../shared/sign-in/CodeForm.tsx'
import '../../shared/sign-in/SignIn.css'

type ProveAgainProps = { email: string; onClose: () => void; onProven: () => void }

export function ProofDialog({ email, onClose, onProven }: ProveAgainProps) {
  const t = useTranslate()
  useEffect(() => {
    call('account.requestCode', { email }, { background: true }).catch(() => undefined)
  }, [email])
  return (
    <Dialog open onClose={onClose} title={t('account.prove')}>
      <div className="sign-in">
        <CodeForm
          email={email}
          onCode={async (code) => {
            await call('account.prove', { code }, formCall)
            onProven()
          }}
        />
      </div>
    </Dialog>
  )
}
