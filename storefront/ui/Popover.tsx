// A small panel that hangs from its button: menus, choosers. The browser opens it, closes it and gives the
// focus back; it works before the scripts have arrived.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import './Popover.css'

type PopoverProps = {
  /** What is on the button; with `iconOnly` it is its name for screen readers. */
  label: string
  icon?: IconName | undefined
  iconOnly?: boolean | undefined
  /** Which edge of the button it is flush with. */
  align?: 'start' | 'end' | undefined
  /** Of the panel: other buttons open it by `popoverTarget`. */
  id?: string | undefined
  /** Beside an icon that stands alone, where there is room. */
  hint?: ReactNode
  children: ReactNode
}

/** Links and buttons among the children become the lines of a menu; a press on one closes it. */
export function Popover(props: PopoverProps) {
  const { label, icon, iconOnly, align = 'start', hint, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    const closeOnChoice = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, button')) element?.hidePopover()
    }
    element?.addEventListener('click', closeOnChoice)
    return () => element?.removeEventListener('click', closeOnChoice)
  }, [])
  return (
    <div className="popover">
      <button type="button" popoverTarget={id} aria-label={iconOnly ? label : undefined}>
        {icon && <Icon name={icon} />}
        {hint && (
          <span data-part="hint" aria-hidden="true">
            {hint}
          </span>
        )}
        {!iconOnly && (
          <>
            {label}
            <Icon name="chevron-down" />
          </>
        )}
      </button>
      <div ref={panel} id={id} popover="auto" data-part="panel" data-align={align}>
        {children}
      </div>
    </div>
  )
}
