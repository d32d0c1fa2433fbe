// Caches the lists of the merchant's pages and posts until content changes: every page of the shop links to them.
import { LRUCache } from 'lru-cache'
import { listContent, listPages } from '#data/catalog/content.ts'
import type { Queryable } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'

export type ContentLists = {
  /** As in data/catalog/content.ts. */
  readonly pages: (locale: Locale) => ReturnType<typeof listPages>
  readonly of: (kind: 'page' | 'post', locale: Locale) => ReturnType<typeof listContent>
  clear(): void
}

const maxLists = 100
/** Milliseconds. A wrong entry is cached no longer than this. */
const ttl = 600_000

export function createContentLists(db: Queryable): ContentLists {
  const lists = new LRUCache<string, Promise<unknown>>({ max: maxLists, ttl })

  /** A list whose read began before a change is not found after it. A failed read is repeated. */
  function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = lists.get(name)
    if (known) return known as Promise<T>
    const list = read()
    lists.set(name, list)
    list.catch(() => lists.peek(name) === list && lists.delete(name))
    return list
  }

  return {
    pages: (locale) => readOnce(`pages ${locale}`, () => listPages(db, locale)),
    of: (kind, locale) => readOnce(`${kind} ${locale}`, () => listContent(db, kind, locale)),
    clear: () => lists.clear(),
  }
}
