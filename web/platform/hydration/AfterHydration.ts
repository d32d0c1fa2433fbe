// Content that only the browser has. The component around it does not render again after hydration, which on a phone
// takes 100 ms for a screen.
import type { ReactNode } from 'react'
import { useHydrated } from './use-hydrated.ts'

export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() && children
}
