// Content of a row below an order: what it is about.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import './OrderRow.css'

export function OrderRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="order-row">
      <Icon name={icon} />
      {children}
    </span>
  )
}
