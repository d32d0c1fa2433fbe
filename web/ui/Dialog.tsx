// Modal dialog: a centred box, a drawer from the inline end, or a sheet. A sheet comes from below on phones, and from
// the inline end on wide screens. The browser traps and restores the focus.
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslate } from '../platform/pages/visit.ts'
import { IconButton } from './IconButton.tsx'
import { updateModalState } from './mark-modal.ts'
import './Dialog.css'

type DialogProps = {
  open: boolean
  /** Called once after closing: by the close button, Escape, a press outside, or the parent. */
  onClose: () => void
  title: ReactNode
  kind?: 'box' | 'drawer' | 'sheet' | undefined
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, kind = 'box', footer, children }: DialogProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // For browsers without `closedby`. A press that begins inside may select text, and ends anywhere.
    let pressed: EventTarget | null
    element.onpointerdown = ({ target }) => void (pressed = target)
    element.onclick = ({ target }) => {
      if (target === element && pressed === element && !('closedBy' in HTMLDialogElement.prototype))
        element.close()
    }
    element.showModal()
    updateModalState()
    // Also runs when the screen is hidden: a hidden modal dialog would block scrolling.
    return () => {
      element.close()
      updateModalState()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      aria-labelledby={id}
      closedby="any"
      // The event is asynchronous: the dialog may be open again.
      onClose={(event) => {
        updateModalState()
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div data-part="head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={t('shell.close')} onClick={() => dialog.current?.close()} />
      </div>
      <div data-part="body">{children}</div>
      {footer && <div data-part="foot">{footer}</div>}
    </dialog>
  )
}
