// Short label for a kind or a state.
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
