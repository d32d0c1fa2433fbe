// Nothing is here yet: said kindly, with a way on.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import './EmptyState.css'

type EmptyStateProps = {
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
        <Icon name={icon} />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div data-part="actions">{children}</div>}
    </div>
  )
}
