// The dialog for sending gifts back. Few need it: its code comes when it is asked for.
import { lazy, type ComponentType } from 'react'
import type { SendBackProps } from './SendBack.tsx'

export const SendBack = lazy<ComponentType<SendBackProps>>(() =>
  import('./SendBack.tsx').then((file) => ({ default: file.SendBack })),
)
