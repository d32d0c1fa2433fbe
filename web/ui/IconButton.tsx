// Button with an icon and a label for screen readers. With `href` it is a link.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import type { NativeProps } from './native-props.ts'
import './IconButton.css'

type Look = {
  icon: IconName
  label: string
  /** Filled disc, for use on pictures. */
  raised?: boolean | undefined
  /** Badge at the corner. */
  children?: ReactNode
}

export type IconButtonProps =
  | (Look & NativeProps<'a'> & { href: string })
  | (Look & NativeProps<'button'> & { href?: never })

/** `aria-pressed` makes it a toggle button and fills the icon when true. */
export function IconButton({ icon, label, raised, children, ...rest }: IconButtonProps) {
  const look = { className: 'icon-button', 'aria-label': label, 'data-raised': raised || undefined }
  const content = (
    <>
      <Icon name={icon} />
      {children}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  )
}
