// A question to be answered with yes or no.
import type { ReactNode } from 'react'
import { useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './AskDialog.css'

type AskDialogProps = {
  open: boolean
  title: string
  onClose: () => void
  onYes: () => void
  /** What is lost by it cannot be brought back. */
  danger?: boolean
  children: ReactNode
}

export function AskDialog({ open, title, onClose, onYes, danger, children }: AskDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <div className="ask-dialog">
          <Button variant="secondary" onClick={onClose}>
            {t('account.no')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => {
              onClose()
              onYes()
            }}
          >
            {t('account.yes')}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
