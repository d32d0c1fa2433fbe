// What stands around every page and comes from the shop: the menu. It is part of the document and not of
// `_payload.json`, because it stays where it is while the shopper walks about.
import type { Read } from '#api/call.ts'
import type { CategoryLink } from '#domain/catalog.ts'

export type MenuEntry = CategoryLink & { readonly children: readonly CategoryLink[] }
export type Frame = { readonly menu: readonly MenuEntry[] }

export const emptyFrame: Frame = { menu: [] }

/** The occasions the shop lives by come first. */
const first = ['easter', 'mothers-day']

export async function loadFrame(read: Read): Promise<Frame> {
  const categories = await read('catalog.categories', {})
  const menu = categories
    .filter(({ parent }) => parent === null)
    .map(({ key, name, children }) => ({ key, name, children }))
    .sort((a, b) => rank(a.key) - rank(b.key))
  return { menu }
}

function rank(key: string): number {
  const at = first.indexOf(key)
  return at < 0 ? first.length : at
}
