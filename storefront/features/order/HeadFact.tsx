// A fact below the title of an order: a date, or how it is paid back.
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import './HeadFact.css'

type HeadFactProps = { icon: IconName; label: string; children: string }

export function HeadFact({ icon, label, children }: HeadFactProps) {
  return (
    <p data-part="arrives">
      <Icon name={icon} />
      <span>
        <small>{label}</small>
        <bdi>{children}</bdi>
      </span>
    </p>
  )
}
