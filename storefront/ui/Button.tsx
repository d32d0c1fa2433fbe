// The one thing to press. With `href` it is a link that looks the same.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import type { NativeProps } from './native-props.ts'
import { Spinner } from './Spinner.tsx'
import './Button.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its place. */
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
  const words = (
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
        {words}
      </a>
    )
  }
  const { loading = false, type = 'button', onClick, ...button } = rest
  // While loading it keeps the focus and its width, and does nothing.
  return (
    <button
      {...button}
      {...look}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {words}
      {loading && <Spinner />}
    </button>
  )
}
