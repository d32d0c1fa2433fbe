// Leads from addresses of an earlier shop to those of this one.
import type { Db, Queryable } from '#data/database.ts'
import {
  findAddressRedirect,
  findCategoryKey,
  findProductKey,
  writeAddressRedirects,
  type AddressRedirect,
} from '#data/import/old-addresses.ts'
import { restoredCell } from '#domain/import/cells.ts'
import { decoded, readOldAddress, readOldPath, readTarget } from '#domain/import/old-address.ts'
import { defaultLocale } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import { readRows, recogniseFile, UnreadableFile, type FileRefusal, type FileSource } from './read-rows.ts'

/** The present address for a path, usually without language; the merchant's list comes first. */
export async function findPresentAddress(db: Queryable, path: string): Promise<string | undefined> {
  const typed = decoded(path)
  // PostgreSQL stores neither, so no address has them.
  if (typed.includes('\0') || !typed.isWellFormed()) return undefined
  const listed = await findAddressRedirect(db, typed)
  if (listed !== undefined) return listed
  const old = readOldAddress(path)
  if (!old) return undefined
  const key = await (old.kind === 'product' ? findProductKey : findCategoryKey)(db, old.keys)
  return key && (old.kind === 'product' ? `/${key}` : `/classify/${key}`)
}

export type ImportedRedirects = {
  /** Written, or ready to be written. */
  readonly written: number
  /** Lines that are no pair of addresses. */
  readonly skipped: readonly number[]
}

const names = { from: ['redirect from', 'from', 'path', 'old'], to: ['redirect to', 'to', 'target', 'new'] }

/**
 * Reads a list as Shopify exports it: Redirect from, Redirect to. A list without these names has the old address first.
 * Without `write` it only checks the list.
 */
export async function importRedirects(
  db: Db,
  source: FileSource,
  { write = true } = {},
): Promise<ImportedRedirects | FileRefusal> {
  const shape = await recogniseFile(source, defaultLocale)
  if (isRefusal(shape)) return shape
  const found = new Map<string, AddressRedirect>()
  const skipped: number[] = []
  let at: { from: number; to: number } | undefined
  try {
    for await (const { line, cells } of readRows(source, shape, { uneven: true })) {
      if (!at) {
        const columnOf = (wanted: readonly string[]): number =>
          cells.findIndex((cell) => wanted.includes(cell.trim().toLowerCase().replace('\uFEFF', '')))
        at = { from: columnOf(names.from), to: columnOf(names.to) }
        if (at.from !== -1 && at.to !== -1) continue
        at = { from: 0, to: 1 }
      }
      // The separator of the file is that of its first line; a typed list may have another one further down.
      const pair = readPair(cells.length === 1 ? cells[0]!.trim().split(/[;,\s]+/) : cells, at)
      if (pair) found.set(pair.path, pair)
      else skipped.push(line)
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal
    throw error
  }
  if (write && found.size > 0) await writeAddressRedirects(db, [...found.values()])
  return { written: found.size, skipped }
}

function readPair(
  cells: readonly string[],
  at: { readonly from: number; readonly to: number },
): AddressRedirect | undefined {
  const path = readOldPath(restoredCell(cells[at.from] ?? ''))
  const target = readTarget(restoredCell(cells[at.to] ?? ''))
  return path && target && path !== target ? { path, target } : undefined
}
