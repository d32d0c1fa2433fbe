// Yes/no confirmation dialog of the account.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/ConfirmDialog.tsx'
import './AccountConfirmDialog.css'

export function AccountConfirmDialog({
  onClose,
  onYes,
  ...question
}: Omit<ConfirmDialogProps, 'no' | 'yes'>) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      {...question}
      no={t('account.no')}
      yes={t('account.yes')}
      onClose={onClose}
      onYes={() => {
        onClose()
        onYes()
      }}
    />
  )
}
