// A question in a window, with the way out and the way on.
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import './ConfirmDialog.css'

type ConfirmDialogProps = {
  open: boolean
  title: string
  closeLabel: string
  /** The words of the two buttons: what leaves all as it is, and what goes on. */
  no: string
  yes: string
  /** What is lost by it cannot be brought back. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  onClose: () => void
  /** The window stays until its caller closes it. */
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
