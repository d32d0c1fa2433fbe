// Dialog with a question and two buttons: cancel and confirm.
import type { ReactNode } from 'react'
import { useTranslate } from '../platform/pages/visit.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import './ConfirmDialog.css'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** Labels of the buttons. Default of `yes`: the title. */
  no?: string
  yes?: string
  /** The action cannot be undone. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  onClose: () => void
  /** The dialog stays open until the caller closes it. */
  onYes: () => void
  children: ReactNode
}

export function ConfirmDialog({ open, title, no, yes, danger, ...others }: ConfirmDialogProps) {
  const t = useTranslate()
  const { busy, onClose, onYes, children } = others
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className="confirm-dialog">
          <Button variant="secondary" onClick={onClose}>
            {no ?? t('shell.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onYes}>
            {yes ?? title}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
