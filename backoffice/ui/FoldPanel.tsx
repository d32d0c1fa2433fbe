// A section of a screen that folds to one line: its heading and a summary.
import { useState, type ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import './Panel.css'

type FoldPanelProps = {
  title: string
  /** What the section contains, in one line; shown while it is folded. */
  summary: string
  /** Open at first where the screen has two columns. */
  openOnWide?: boolean
  /** Opens it, such as for a problem in one of its fields. */
  open?: boolean
  children: ReactNode
}

export function FoldPanel({ title, summary, openOnWide = false, open = false, children }: FoldPanelProps) {
  const [startsOpen] = useState(() => openOnWide && matchMedia('(width >= 75rem)').matches)
  return (
    <details className="panel" open={open || startsOpen}>
      <summary>
        <h2>{title}</h2>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}
