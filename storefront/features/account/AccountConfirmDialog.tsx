// Yes/no confirmation dialog of the account.
import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import './AccountConfirmDialog.css'

type AskDialogProps = {
  open: boolean
  title: string
  onClose: () => void
  onYes: () => void
  danger?: boolean
  children: ReactNode
}

export function AccountConfirmDialog({ onClose, onYes, ...question }: AskDialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      {...question}
      closeLabel={t('shell.close')}
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
