// Head of a screen: title, optional sentence, actions at the end. Sets the title of the document and the focus.
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { boot } from '../platform/boot.ts'
import { adminHref, focusHeading } from '../platform/router.ts'
import './ScreenHead.css'

type ScreenHeadProps = {
  title: string
  text?: string | undefined
  /** The list that the screen belongs to. */
  back?: { readonly path: string; readonly label: string } | undefined
  /** The title and the buttons stay in view. */
  stays?: boolean
  /** State of what the screen shows. */
  badge?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

export function ScreenHead({ title, text, back, stays, badge, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${boot.shopName}`
    focusHeading(heading.current!)
  }, [title])
  return (
    <div className="screen-head" data-stays={stays || undefined}>
      {back && (
        <a data-part="back" href={adminHref(back.path)}>
          <Icon name="arrow-start" />
          <span>{back.label}</span>
        </a>
      )}
      <div data-part="row">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {badge}
        {children && <div data-part="actions">{children}</div>}
      </div>
      {text && <p>{text}</p>}
    </div>
  )
}
