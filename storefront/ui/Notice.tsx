// Something the reader should know before going on; it stays where it is.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './Notice.css'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error' | undefined
  title?: string | undefined
  /** Read out when it appears: for an answer to what was just done. */
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
