// A fact in the heading of an order, with its name above it.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import './HeadFact.css'

type HeadFactProps = {
  icon: IconName
  label: string
  children: string
  /** Beside the fact. */
  action?: ReactNode
}

export function HeadFact({ icon, label, children, action }: HeadFactProps) {
  return (
    <div data-part="arrives">
      <Icon name={icon} />
      <p>
        <small>{label}</small>
        <bdi>{children}</bdi>
      </p>
      {action}
    </div>
  )
}
