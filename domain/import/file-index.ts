// First reading of a file: which rows belong to which product, and the line of each SKU. It keeps no cells, so that a
// file of any length fits in memory.
import { freeKey, isProductKey, isReservedKey, keyFrom } from '../catalog/product-key.ts'
import { restoredCell } from './cells.ts'
import { readHeader, type Header, type HeaderProblem } from './columns.ts'
import type { Row } from './imported-product.ts'
import { openWooCommerce, type WooCommerce } from './woocommerce.ts'

export type FileProduct = { readonly key: string; readonly handle: string; readonly rows: number }

export type FileIndex = {
  readonly header: Header
  readonly columnNames: readonly string[]
  /** undefined for a Shopify file. */
  readonly woo: WooCommerce | undefined
  readonly rows: number
  readonly products: number
  /** Lines without a handle: they belong to no product. */
  readonly lost: readonly number[]
  readonly skuLines: ReadonlyMap<string, number>
  /** Keys and handles of all products of the file. */
  readonly keys: ReadonlySet<string>
  /** undefined for a row without a handle. */
  productOf(row: Row): FileProduct | undefined
}

export type IndexBuilder = { add(row: Row): void; finish(): FileIndex }

type Group = { handle: string; wanted: string; rows: number; key: string }

export function indexFile(columnNames: readonly string[]): IndexBuilder | HeaderProblem {
  const recognised = readHeader(columnNames)
  if ('problem' in recognised) return recognised
  const woo = recognised.format === 'woocommerce' ? openWooCommerce(columnNames) : undefined
  const header = woo?.header ?? recognised
  const at = (column: 'handle' | 'title'): number => recognised.columns.get(column) ?? -1
  const skuAt = woo
    ? columnNames.findIndex((name) => name.trim().toLowerCase() === 'sku')
    : (recognised.columns.get('sku') ?? -1)
  const groups = new Map<string, Group>()
  const aliases = new Map<string, string>()
  const skuLines = new Map<string, number>()
  const lost: number[] = []
  let rows = 0

  /** Without a handle, a row with a title is a product of one row. */
  const groupName = (row: Row): string => {
    if (woo) return woo.groupOf(row)
    const handle = restoredCell(row.cells[at('handle')] ?? '').trim()
    return handle || keyFrom(row.cells[at('title')] ?? '')
  }

  return {
    add(row) {
      rows++
      const sku = restoredCell(row.cells[skuAt] ?? '').trim()
      if (sku !== '' && !skuLines.has(sku)) skuLines.set(sku, row.line)
      const name = groupName(row)
      if (name === '') return void lost.push(row.line)
      const group = groups.get(name) ?? { handle: woo ? '' : name, wanted: '', rows: 0, key: '' }
      groups.set(name, group)
      group.rows++
      if (!woo) group.wanted = name
      else if (!woo.isVariation(row)) {
        group.wanted = woo.nameOf(row)
        aliases.set(woo.aliasOf(row), name)
      }
    },
    finish() {
      joinAliases(groups, aliases)
      assignKeys(groups)
      const byName = groups as ReadonlyMap<string, FileProduct>
      return {
        header,
        columnNames,
        woo,
        rows,
        products: groups.size,
        lost,
        skuLines,
        keys: new Set([...groups.values()].flatMap(({ key, handle }) => [key, handle])),
        productOf(row) {
          const name = groupName(row)
          return byName.get(name) ?? byName.get(aliases.get(name) ?? '')
        },
      }
    },
  }
}

/** Variations that name their parent by its number belong to the group of the parent's SKU. */
function joinAliases(groups: Map<string, Group>, aliases: ReadonlyMap<string, string>): void {
  for (const [alias, name] of aliases) {
    const named = groups.get(alias)
    const group = groups.get(name)
    if (!named || !group || named === group) continue
    group.rows += named.rows
    groups.delete(alias)
  }
}

/** Handles that are keys keep their names; the others get free ones in the order of the file. */
function assignKeys(groups: ReadonlyMap<string, Group>): void {
  const taken = new Set<string>()
  const isKept = ({ wanted }: Group): boolean => isProductKey(wanted) && !isReservedKey(wanted)
  for (const group of groups.values())
    if (isKept(group) && !taken.has(group.wanted)) taken.add((group.key = group.wanted))
  for (const [name, group] of groups) {
    if (group.key !== '') continue
    const wanted = keyFrom(group.wanted) || `product-${shortHash(name)}`
    const key = freeKey(wanted, (each) => taken.has(each) || isReservedKey(each))
    taken.add((group.key = key))
    if (group.handle === '') group.handle = key
  }
  for (const group of groups.values()) if (group.handle === '') group.handle = group.key
}

/** Letters of other scripts have no key: a number made of them, equal in every import (FNV-1a). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
