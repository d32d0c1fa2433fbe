// The dialog for sending gifts back. Few need it: its code comes when it is asked for.
import { lazy, type ComponentType } from 'react'
import type { ReturnRequestProps } from './ReturnRequest.tsx'

export const ReturnRequest = lazy<ComponentType<ReturnRequestProps>>(() =>
  import('./ReturnRequest.tsx').then((file) => ({ default: file.ReturnRequest })),
)
