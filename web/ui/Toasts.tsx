// Region of the toasts, above everything, including dialogs. The layout mounts it once.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../platform/pages/visit.ts'
import { useStore } from '../platform/store.ts'
import { closeToasts, noToasts, toasts } from '../platform/toasts.ts'
import { ToastCard } from './ToastCard.tsx'
import './Toasts.css'

/** The open modal dialog or <body>. A modal dialog makes the rest of the page inert, so toasts move into it. */
function useTopmost(): Element | null {
  const [topmost, setTopmost] = useState<Element | null>(null)
  useEffect(() => {
    const update = () => setTopmost([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body)
    update()
    const unsubscribe = toasts.subscribe(update)
    // Neither event bubbles.
    document.addEventListener('toggle', update, true)
    document.addEventListener('close', update, true)
    return () => {
      unsubscribe()
      document.removeEventListener('toggle', update, true)
      document.removeEventListener('close', update, true)
    }
  }, [])
  return topmost
}

export default function Toasts() {
  const t = useTranslate()
  const visible = useStore(toasts, (all) => all, noToasts)
  const topmost = useTopmost()
  // Screen readers announce additions to an existing region, so it must exist before the first toast.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  // Moves the region into the browser's top layer at mounting.
  useEffect(() => region?.showPopover(), [region])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeToasts()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!topmost) return null
  return createPortal(
    <section
      className="toasts"
      aria-label={t('shell.messages')}
      aria-live="polite"
      popover="manual"
      ref={setRegion}
    >
      {region && visible.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </section>,
    topmost,
  )
}
