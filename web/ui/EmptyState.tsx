// Empty state of a list or page: picture, text and next actions.
import type { ReactElement, ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { ParcelPicture } from './ParcelPicture.tsx'
import './EmptyState.css'

type EmptyStateProps = {
  /** Stands in place of the parcel. */
  icon?: IconName | ReactElement | undefined
  /** Stands in place of the parcel, beside the text. Brings the styles of this panel. */
  picture?: ReactNode
  title: string
  text?: string | undefined
  /** One or two buttons. */
  children?: ReactNode
}

export function EmptyState({ icon, picture, title, text, children }: EmptyStateProps) {
  return (
    <div className="empty-state" data-panel={picture ? true : undefined}>
      <span data-part="icon">
        {typeof icon === 'string' ? <Icon name={icon} /> : (icon ?? picture ?? <ParcelPicture />)}
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div data-part="actions">{children}</div>}
    </div>
  )
}
