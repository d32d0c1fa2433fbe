// The design of plain pages in tests without a built storefront.
import type { PlainDesign } from './plain-page.ts'

export function bareDesign(isTestShop: boolean): PlainDesign {
  return { isTestShop, files: { styles: '', wordmark: '' }, loadFrame: async () => null }
}
