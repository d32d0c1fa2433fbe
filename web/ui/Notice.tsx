// Inline notice with an icon and an optional title.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './Notice.css'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined
  title?: string | undefined
  /** Screen readers announce it when it appears, for the result of an action. */
  live?: boolean | undefined
  children: ReactNode
}

export function Notice({ tone = 'info', title, live, children }: NoticeProps) {
  return (
    <div
      className="notice"
      data-tone={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
