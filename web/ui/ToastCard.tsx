// One toast in the live region. A higher count is read with the text. Its timer restarts after hover and focus end.
import { useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useTranslate } from '../platform/pages/visit.ts'
import { closeToast, type Toast } from '../platform/toasts.ts'

export function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslate()
  const { id, type, text, durationMs, count } = toast
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused || durationMs === 0) return
    const timer = setTimeout(() => closeToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, count, isPaused])
  return (
    <div
      className="toast"
      data-type={type}
      aria-atomic="true"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={type} />
      <p>{text}</p>
      {count > 1 && <span data-part="count">×{count}</span>}
      <IconButton icon="close" label={t('shell.close')} onClick={() => closeToast(id)} />
    </div>
  )
}
