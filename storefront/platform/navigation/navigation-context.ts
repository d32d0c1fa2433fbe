// How parts of the shop move the shopper. Apart from navigation.ts so that a screen never imports the machinery.
import { createContext, use } from 'react'
import type { Navigation, NavigateOptions } from './navigation.ts'

export const NavigationContext = createContext<Navigation | null>(null)

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('a part of the shop was rendered outside <App>')
  return navigation
}

/** `navigate('/cart')`: a shop path without language prefix, or an address of this site as it stands. */
export function useNavigate(): (path: string, options?: NavigateOptions) => Promise<void> {
  return useNavigation().navigate
}
