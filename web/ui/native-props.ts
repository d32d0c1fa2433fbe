// HTML attributes that a component passes to its element, without `className` and `style`.
import type { ComponentProps, JSX } from 'react'

export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>
