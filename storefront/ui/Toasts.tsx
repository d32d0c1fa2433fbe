// Where the short messages appear: above everything, dialogs included. Mounted once, by the layout.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { closeToasts, readToasts, subscribeToasts } from '../platform/toasts.ts'
import { ToastCard } from './ToastCard.tsx'
import './Toasts.css'

/** A modal dialog makes all around it deaf to presses and screen readers, so the messages move into it. */
function useTopmost(): Element | null {
  const [topmost, setTopmost] = useState<Element | null>(null)
  useEffect(() => {
    const look = () => setTopmost([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body)
    look()
    const unsubscribe = subscribeToasts(look)
    // Neither event bubbles.
    document.addEventListener('toggle', look, true)
    document.addEventListener('close', look, true)
    return () => {
      unsubscribe()
      document.removeEventListener('toggle', look, true)
      document.removeEventListener('close', look, true)
    }
  }, [])
  return topmost
}

export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const topmost = useTopmost()
  // Screen readers tell what is added to a region that they know: so it is there before its first message.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  // Into the browser's top layer, once, as it is mounted.
  useEffect(() => region?.showPopover(), [region])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && closeToasts()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!topmost) return null
  return createPortal(
    <section className="toasts" aria-label={label} aria-live="polite" popover="manual" ref={setRegion}>
      {region && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)}
    </section>,
    topmost,
  )
}
