// A section of a screen: a card with a heading, an optional action and content.
import type { ReactNode } from 'react'
import './Panel.css'

type PanelProps = {
  title?: string | undefined
  text?: string | undefined
  action?: ReactNode
  /** The content is a column of fields. */
  stack?: boolean
  children: ReactNode
}

export function Panel({ title, text, action, stack, children }: PanelProps) {
  return (
    <section className="panel">
      {(title || action) && (
        <div data-part="head">
          {title && <h2>{title}</h2>}
          {action}
        </div>
      )}
      {text && <p data-part="text">{text}</p>}
      {stack ? <div className="stack">{children}</div> : children}
    </section>
  )
}
