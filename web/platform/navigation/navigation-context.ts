// React context of the navigation. Separate from navigation.ts, so that screens do not import the implementation.
import { createContext } from 'react'
import { useProvided } from '../pages/visit.ts'
import type { Navigation, NavigateOptions } from './navigation.ts'

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  return useProvided(NavigationContext)
}

/** `navigate('/cart')`: takes a shop path without language prefix, or a complete address of this site. */
export function useNavigate(): (path: string, options?: NavigateOptions) => Promise<void> {
  return useNavigation().navigate
}
