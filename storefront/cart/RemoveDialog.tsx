// Asks before a gift leaves the cart.
import { useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './RemoveDialog.css'

type RemoveDialogProps = { open: boolean; title: string; onClose: () => void; onSure: () => void }

export function RemoveDialog({ open, title, onClose, onSure }: RemoveDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cart.removeAsk')}
      closeLabel={t('cart.close')}
      footer={
        <div className="remove-dialog">
          <Button variant="secondary" onClick={onClose}>
            {t('cart.cancel')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onSure()
            }}
          >
            {t('cart.sure')}
          </Button>
        </div>
      }
    >
      <p>{title}</p>
    </Dialog>
  )
}
