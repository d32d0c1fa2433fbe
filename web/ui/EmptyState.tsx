// Empty state of a list or page: drawing, text and next actions.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { ParcelDrawing } from './ParcelDrawing.tsx'
import './EmptyState.css'

type EmptyStateProps = {
  /** Shown on the drawn parcel's tag; `warning` is shown without the parcel. */
  icon: IconName
  title: string
  text?: string | undefined
  /** One or two buttons. */
  children?: ReactNode
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span data-part="icon">
        {icon !== 'warning' && <ParcelDrawing />}
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div data-part="actions">{children}</div>}
    </div>
  )
}
