// React context of the navigation. Separate from navigation.ts, so that screens do not import the implementation.
import { createContext, use } from 'react'
import type { Navigation, NavigateOptions } from './navigation.ts'

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('a component was rendered outside <App>')
  return navigation
}

/** `navigate('/cart')`: takes a shop path without language prefix, or a complete address of this site. */
export function useNavigate(): (path: string, options?: NavigateOptions) => Promise<void> {
  return useNavigation().navigate
}
