// Exports all products as a file that Shopify reads and that this shop imports without loss.
import { stringify } from 'csv-stringify/sync'
import { loadProductRecords, type StoredProduct } from '#data/catalog/product-records.ts'
import type { Queryable } from '#data/database.ts'
import {
  loadExportScope,
  loadProductIdsAfter,
  loadUnfetchedPictures,
  type WaitingPictureRow,
} from '#data/import/export-rows.ts'
import { findPictureSources, loadCategoryNames, loadTagNames } from '#data/import/import-targets.ts'
import {
  columnName,
  exportColumns,
  exportRows,
  type ExportedProduct,
  type ExportScope,
  type ExportSettings,
} from '#domain/import/export-rows.ts'
import { exportedPicture } from '#domain/import/imported-product.ts'
import { renderRichText } from '../content/rich-text.ts'

const pageSize = 100

/** Pieces of the file. `origin` begins the addresses of pictures. */
export async function* exportProducts(
  db: Queryable,
  origin: string,
  settings: ExportSettings,
): AsyncGenerator<string> {
  const used = await loadExportScope(db)
  const scope: ExportScope = {
    ...used,
    locales: used.locales.filter((locale) => locale !== settings.language),
    currencies: used.currencies.filter((currency) => currency !== settings.currency),
  }
  const names = await loadNames(db, settings)
  const columns = exportColumns(scope)
  yield stringify([columns.map((column) => columnName(column, settings.dialect))])
  for (let last = ''; ;) {
    const page = await loadProductIdsAfter(db, last, pageSize)
    if (page.length === 0) return
    last = page.at(-1)!.key
    const ids = page.map(({ id }) => id)
    const [stored, waiting] = await Promise.all([loadProductRecords(db, ids), loadUnfetchedPictures(db, ids)])
    const sources = await findPictureSources(
      db,
      waiting.flatMap(({ addresses }) => addresses),
    )
    const rows = stored
      .toSorted((a, b) => (a.record.key < b.record.key ? -1 : 1))
      .flatMap((product) => {
        const own = waiting.filter(({ productId }) => productId === product.id)
        return exportRows(exported(product, own, sources, names, origin), scope, settings)
      })
    yield stringify(rows.map((cells) => columns.map((column) => cells[column] ?? '')))
  }
}

type Names = {
  readonly pathOf: (categoryKey: string) => readonly string[]
  readonly tagOf: (key: string) => string
}

async function loadNames(db: Queryable, { language }: ExportSettings): Promise<Names> {
  const [categories, tags] = [await loadCategoryNames(db, language), await loadTagNames(db, language)]
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const tagNames = new Map(tags.map(({ key, name }) => [key, name]))
  const path = (category: (typeof categories)[number] | undefined): readonly string[] =>
    category
      ? [...path(category.parentId === null ? undefined : byId.get(category.parentId)), category.name]
      : []
  return { pathOf: (key) => path(byKey.get(key)), tagOf: (key) => tagNames.get(key) ?? key }
}

function exported(
  { record }: StoredProduct,
  waiting: readonly WaitingPictureRow[],
  sources: ReadonlyMap<string, string>,
  names: Names,
  origin: string,
): ExportedProduct {
  const addressOf = (name: string): string => exportedPicture(origin, name)
  const altsOf = (name: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(record.texts).flatMap(([locale, { alts }]) => {
        const alt = alts[name]
        return alt ? [[locale, alt] as const] : []
      }),
    )
  const own = record.pictures.map((name) => ({ name, address: addressOf(name), alts: altsOf(name) }))
  const unfetched = waiting.map(({ address, alts }) => ({
    name: null,
    address,
    alts: alts as Readonly<Record<string, string>>,
  }))
  // The order of the imported file, in which some pictures have their own names by now.
  const order = (waiting[0]?.addresses ?? []).map((address) => sources.get(address) ?? address)
  const positionOf = ({ name, address }: { name: string | null; address: string }): number => {
    const at = order.indexOf(name ?? address)
    return at === -1 ? order.length : at
  }
  return {
    record,
    pictures: [...own, ...unfetched].toSorted((a, b) => positionOf(a) - positionOf(b)),
    addressOf,
    waitingOf: ({ id }) => waiting.find(({ variants }) => variants.includes(id ?? ''))?.address ?? '',
    categories: record.categories.map(names.pathOf),
    tags: record.tags.map(names.tagOf),
    html: renderRichText,
  }
}
