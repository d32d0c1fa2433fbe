// The attributes a part passes on to its HTML element: all but those that would restyle it.
import type { ComponentProps, JSX } from 'react'

export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>
