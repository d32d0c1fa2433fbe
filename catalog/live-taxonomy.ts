// Categories and tags in memory. A node reads them again when the change feed reports a change.
import { loadTaxonomy } from '#data/catalog/taxonomy.ts'
import type { Queryable } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { changedKeys, createTaxonomy, type Taxonomy } from './taxonomy.ts'

export type LiveTaxonomy = {
  readonly current: Taxonomy
  /** Returns the keys whose products must be indexed again; null if nothing changed. */
  refresh(): Promise<ReturnType<typeof changedKeys> | null>
}

export async function openLiveTaxonomy(db: Queryable, home: () => Locale): Promise<LiveTaxonomy> {
  let rows = await loadTaxonomy(db)
  let current = createTaxonomy(rows, home())
  return {
    get current() {
      return current
    },
    async refresh() {
      const before = rows
      rows = await loadTaxonomy(db)
      current = createTaxonomy(rows, home())
      return JSON.stringify(rows) === JSON.stringify(before) ? null : changedKeys(before, rows)
    },
  }
}
