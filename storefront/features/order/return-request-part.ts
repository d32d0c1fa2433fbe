// The dialog for sending gifts back. Few need it: its code comes when it is asked for.
import { lazy, type ComponentType } from 'react'
import type { SendBackProps } from './ReturnRequest.tsx'

export const SendBack = lazy<ComponentType<SendBackProps>>(() =>
  import('./ReturnRequest.tsx').then((file) => ({ default: file.SendBack })),
)
