// Expandable section (<details>). Sections with the same `name` open one at a time.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './Disclosure.css'

type DisclosureProps = {
  summary: ReactNode
  name?: string | undefined
  /** Initially open. */
  open?: boolean | undefined
  /** After the shopper opened or closed it. */
  onToggle?: ((open: boolean) => void) | undefined
  children: ReactNode
}

export function Disclosure({ summary, name, open, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      name={name}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div data-part="body">{children}</div>
    </details>
  )
}
