// A window upon the page, modal: a box in the middle, a drawer from the end of the line, or a sheet that
// comes from below on phones and from the end on wide screens. The browser keeps the focus and gives it back.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { markModal } from './mark-modal.ts'
import './Dialog.css'

type DialogProps = {
  open: boolean
  /** Called once after it has closed: by its button, Escape, a press beside it, or its owner. */
  onClose: () => void
  title: string
  closeLabel: string
  kind?: 'box' | 'drawer' | 'sheet' | undefined
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, closeLabel, kind = 'box', footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // For browsers that do not know closedby.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element && !('closedBy' in HTMLDialogElement.prototype)) element.close()
    }
    element.addEventListener('click', closeBeside)
    element.showModal()
    markModal()
    // Also when its screen is put away: a hidden modal dialog would keep the page from scrolling.
    return () => {
      element.removeEventListener('click', closeBeside)
      element.close()
      markModal()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-kind={kind}
      aria-labelledby={id}
      closedby="any"
      // The event comes late: it may have been opened again since.
      onClose={(event) => {
        markModal()
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div data-part="head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
      </div>
      <div data-part="body">{children}</div>
      {footer && <div data-part="foot">{footer}</div>}
    </dialog>
  )
}
