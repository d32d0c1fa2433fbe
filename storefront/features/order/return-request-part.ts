// The dialog for returns and withdrawals; its code loads on demand.
import { lazy, type ComponentType } from 'react'
import type { ReturnRequestProps } from './ReturnRequest.tsx'

export const ReturnRequest = lazy<ComponentType<ReturnRequestProps>>(() =>
  import('./ReturnRequest.tsx').then((file) => ({ default: file.ReturnRequest })),
)
