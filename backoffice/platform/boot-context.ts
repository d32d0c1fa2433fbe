// React context of the boot data.
import { createContext, use } from 'react'
import type { Boot } from './boot.ts'

export const BootContext = createContext<Boot | null>(null)

/** What the document says about the shop. */
export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('a component was rendered outside <App>')
  return boot
}
