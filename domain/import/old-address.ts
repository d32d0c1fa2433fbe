// Reads addresses of earlier shops: Shopify's and WooCommerce's forms, and the merchant's own list.
import { keyFrom } from '../catalog/product-key.ts'

export type OldAddress = { readonly kind: 'product' | 'category'; readonly keys: readonly string[] }

/** What an address of Shopify or WooCommerce means; undefined for other addresses. */
export function readOldAddress(path: string): OldAddress | undefined {
  const [, product] = /^(?:\/collections\/[^/]+)?\/products?\/([^/]+)\/?$/.exec(path) ?? []
  if (product !== undefined) return { kind: 'product', keys: keysOf(product) }
  const [, category] = /^\/(?:collections|product-category\/(?:[^/]+\/)*)\/?([^/]+)\/?$/.exec(path) ?? []
  return category === undefined ? undefined : { kind: 'category', keys: keysOf(category) }
}

/** As in the address and as the shop spells it. */
function keysOf(part: string): string[] {
  const handle = decoded(part)
  return [...new Set([handle, keyFrom(handle)])].filter((key) => key !== '')
}

/** Decodes percent-encoding. A malformed text stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Path of an address without its origin, query and last slash; undefined for the home page and for other texts. English
 * addresses have no language here.
 */
export function readOldPath(text: string): string | undefined {
  const path = decoded(text)
    .trim()
    .replace(/^https?:\/\/[^/?#]+/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^\/(?:en|us)(?:[-_][a-z]{2})?(?=\/)/i, '')
  return /^\/[^\s\\]+$/.test(path) && !path.startsWith('//') && path.length <= 1_000 ? path : undefined
}

/** A path of this shop or an address of another; undefined for other texts. */
export function readTarget(text: string): string | undefined {
  const target = text.trim()
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(target)
  return (isPath || /^https?:\/\/[^\s/]+\S*$/i.test(target)) && target.length <= 2_000 ? target : undefined
}
