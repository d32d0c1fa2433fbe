// Confirms the removal of a cart line.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

type RemoveDialogProps = { open: boolean; title: string; onClose: () => void; onSure: () => void }

export function RemoveDialog({ open, title, onClose, onSure }: RemoveDialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open={open}
      title={t('cart.removeAsk')}
      yes={t('cart.sure')}
      onClose={onClose}
      onYes={() => {
        onClose()
        onSure()
      }}
    >
      <p>{title}</p>
    </ConfirmDialog>
  )
}
