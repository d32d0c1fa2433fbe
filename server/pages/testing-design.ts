// The design of plain pages in tests without a built storefront.
import type { PlainDesign } from './plain-page.ts'

export function bareDesign(isTestShop: boolean): PlainDesign {
  const files = { styles: '', wordmark: '', typeface: (name: string) => `/${name}.css` }
  return { isTestShop, files, loadFrame: async () => null }
}
