// Panel attached to a button, for menus and choices. The browser opens and closes it and restores the focus, also
// before hydration.
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import './Popover.css'

type PopoverProps = {
  /** Label of the button; with `iconOnly` only for screen readers. */
  label: string
  icon?: IconName | undefined
  iconOnly?: boolean | undefined
  /** Id of the panel; other buttons open it by `popoverTarget`. */
  id?: string | undefined
  /** Text beside an `iconOnly` button. */
  hint?: ReactNode
  children: ReactNode
}

/** Links and buttons among the children are menu items; a press on one closes the panel. */
export function Popover(props: PopoverProps) {
  const { label, icon, iconOnly, hint, children } = props
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
      <div ref={panel} id={id} popover="auto" data-part="panel">
        {children}
      </div>
    </div>
  )
}
