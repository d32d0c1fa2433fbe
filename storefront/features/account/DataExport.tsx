// The customer's data: download as a file, or delete the account.
import { useState } from 'react'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/platform/toasts.ts'
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx'
import { clearCustomer } from '../../shared/sign-in/change-customer.ts'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { useProof } from './use-proof.tsx'

export function DataExport({ email }: { email: string }) {
  const t = useTranslate()
  const navigation = useNavigation()
  const [isExporting, runExport] = useBusy()
  const [isDeleting, runDelete] = useBusy()
  const [confirming, setConfirming] = useState(false)
  const hasEnded = useSessionEnd()
  const { withProof, dialog } = useProof(email)

  async function download(): Promise<void> {
    try {
      const { data } = await call('account.export', {})
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      const address = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: address, download: 'account.json' }).click()
      URL.revokeObjectURL(address)
    } catch (error) {
      hasEnded(error)
    }
  }

  async function remove(): Promise<void> {
    try {
      await withProof(() => call('account.delete', {}, { handlesRefusals: true }))
      clearCustomer(navigation)
      toast({ type: 'success', text: t('account.deleted') })
      await navigation.navigate('/')
    } catch (error) {
      if (hasEnded(error) || !(error instanceof CallRefused)) return
      toast({ type: 'error', text: error.message, durationMs: 5_000 })
    }
  }

  return (
    <>
      <section aria-labelledby="own-data">
        <h3 id="own-data">{t('account.export')}</h3>
        <p>{t('account.exportText')}</p>
        <Button variant="secondary" loading={isExporting} onClick={() => void runExport(download)}>
          {t('account.export')}
        </Button>
      </section>
      <section aria-labelledby="end-account">
        <h3 id="end-account">{t('account.delete')}</h3>
        <p>{t('account.deleteText')}</p>
        <Button variant="danger" icon="remove" loading={isDeleting} onClick={() => setConfirming(true)}>
          {t('account.delete')}
        </Button>
        <AccountConfirmDialog
          open={confirming}
          danger
          title={t('account.deleteAsk')}
          onClose={() => setConfirming(false)}
          onYes={() => void runDelete(remove)}
        >
          <p>{t('account.deleteText')}</p>
        </AccountConfirmDialog>
        {dialog}
      </section>
    </>
  )
}
