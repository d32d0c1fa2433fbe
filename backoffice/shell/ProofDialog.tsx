// Asks for the second factor again, before an action that needs a recent proof.
import { useState } from 'react'
import { t } from '../platform/language.ts'
import { useDraftForm } from '../platform/use-draft-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { adminCall } from '../platform/admin-call.ts'
import { canUsePasskeys } from '../platform/passkey-support.ts'

export function ProofDialog({ onDone }: { onDone: (proven: boolean) => void }) {
  const [isProven, setProven] = useState(false)
  const form = useDraftForm(
    { totp: '' },
    {
      mainField: 'totp',
      check: ({ totp }) => (totp.trim() ? {} : { totp: t('refusal.second-factor-wrong') }),
      submit: async (proof) => {
        await adminCall('admin.prove', { proof })
        setProven(true)
      },
    },
  )
  async function provePasskey(): Promise<void> {
    const { askPasskey } = await import('../platform/passkeys.ts')
    const { options } = await adminCall('admin.signInOptions', {})
    const passkey = await askPasskey(options)
    if (!passkey) return
    await adminCall('admin.prove', { proof: { passkey } }).then(
      () => setProven(true),
      () => form.reject({ totp: t('refusal.second-factor-wrong') }),
    )
  }
  return (
    <Dialog open={!isProven} onClose={() => onDone(isProven)} title={t('admin.security.proveTitle')}>
      <form {...form.props} className="stack">
        <p>{t('admin.security.proveText')}</p>
        {canUsePasskeys() && (
          <Button variant="secondary" wide icon="lock" onClick={() => void provePasskey()}>
            {t('admin.signIn.passkey')}
          </Button>
        )}
        <Field
          {...form.field('totp')}
          label={t('admin.signIn.totp')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormProblem text={form.problem} />
        <Button type="submit" wide loading={form.busy}>
          {t('admin.security.prove')}
        </Button>
      </form>
    </Dialog>
  )
}
