// One short message. Its time stands still while it is pointed at or focused.
import { useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { closeToast } from '../platform/toasts.ts'
import type { Toast } from '../platform/toasts.ts'

export function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, type, text, durationMs, count } = toast
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || durationMs === 0) return
    const timer = setTimeout(() => closeToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, count, held])
  return (
    <div
      className="toast"
      data-type={type}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={type} />
      <p>{text}</p>
      {count > 1 && <span data-part="count">×{count}</span>}
      <IconButton icon="close" label={closeLabel} onClick={() => closeToast(id)} />
    </div>
  )
}
