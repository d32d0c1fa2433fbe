// A button that is only a drawing; its label is for those who cannot see it. With `href` it is a link.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import type { NativeProps } from './native-props.ts'
import './IconButton.css'

type Look = {
  icon: IconName
  label: string
  /** A filled disc, for use upon pictures. */
  raised?: boolean | undefined
  /** A badge at its corner. */
  children?: ReactNode
}

export type IconButtonProps =
  | (Look & NativeProps<'a'> & { href: string })
  | (Look & NativeProps<'button'> & { href?: never })

/** `aria-pressed` makes it a switch and fills the drawing. */
export function IconButton({ icon, label, raised, children, ...rest }: IconButtonProps) {
  const look = { className: 'icon-button', 'aria-label': label, 'data-raised': raised || undefined }
  const inner = (
    <>
      <Icon name={icon} />
      {children}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {inner}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...look}>
      {inner}
    </button>
  )
}
