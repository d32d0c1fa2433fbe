// Button. With `href` it is a link with the same look.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import type { NativeProps } from './native-props.ts'
import { Spinner } from './Spinner.tsx'
import './Button.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'link' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  children: ReactNode
}

export type ButtonProps =
  | (Look & NativeProps<'a'> & { href: string; loading?: never })
  | (Look & NativeProps<'button'> & { href?: never; loading?: boolean | undefined })

export function Button({
  variant = 'primary',
  size = 'm',
  wide,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    className: 'button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
  if (rest.href !== undefined) {
    const { loading: _, ...anchor } = rest
    return (
      <a {...anchor} {...look}>
        {content}
      </a>
    )
  }
  const { loading = false, type = 'button', onClick, ...button } = rest
  // While loading, the button keeps focus and width and ignores presses.
  return (
    <button
      {...button}
      {...look}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {content}
      {loading && <Spinner />}
    </button>
  )
}
