// Dialog with a question and two buttons: cancel and confirm.
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import './ConfirmDialog.css'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  closeLabel: string
  /** Labels of the cancel button and the confirm button. */
  no: string
  yes: string
  /** The action cannot be undone. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  onClose: () => void
  /** The dialog stays open until the caller closes it. */
  onYes: () => void
  children: ReactNode
}

export function ConfirmDialog({ open, title, closeLabel, no, yes, danger, ...others }: ConfirmDialogProps) {
  const { busy, onClose, onYes, children } = others
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className="confirm-dialog">
          <Button variant="secondary" onClick={onClose}>
            {no}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
