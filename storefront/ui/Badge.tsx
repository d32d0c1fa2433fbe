// A word or two upon something: what it is, or how it stands.
import type { ReactNode } from 'react'
import './Badge.css'

export type Tone = 'plain' | 'accent' | 'success' | 'warning' | 'error'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
