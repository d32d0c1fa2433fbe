// The merchant's pages and posts.
import type { Picture } from '#domain/catalog/catalog.ts'
import { blogKey } from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

export type StoredContent = {
  readonly key: string
  readonly kind: 'page' | 'post'
  readonly title: string
  readonly summary: string
  /** Markdown. */
  readonly body: string
  readonly picture: Omit<Picture, 'alt'> | null
  readonly publishedAt: Date
  readonly updatedAt: Date
}

/** Falls back to the default language. Undefined for an unknown key and a draft. */
export async function loadContent(
  db: Queryable,
  key: string,
  locale: Locale,
): Promise<StoredContent | undefined> {
  return db.row<StoredContent>(sql`
    select c.key, c.kind, t.title, t.summary, t.body, c.published_at as "publishedAt",
      c.updated_at as "updatedAt",
      case when p.name is null then null else
        json_build_object('name', p.name, 'width', p.width, 'height', p.height,
          'placeholder', p.placeholder) end as picture
    from content c
    join lateral (
      select * from content_text where content_key = c.key
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join picture p on p.name = c.picture
    where c.key = ${key} and c.status = 'active'`)
}

/** Without their bodies: pages in the merchant's order, posts newest first. */
export async function listContent(
  db: Queryable,
  kind: 'page' | 'post',
  locale: Locale,
): Promise<Omit<StoredContent, 'body'>[]> {
  return db.rows<Omit<StoredContent, 'body'>>(sql`
    select c.key, c.kind, t.title, t.summary, c.published_at as "publishedAt", c.updated_at as "updatedAt",
      case when p.name is null then null else
        json_build_object('name', p.name, 'width', p.width, 'height', p.height,
          'placeholder', p.placeholder) end as picture
    from content c
    join lateral (
      select title, summary from content_text where content_key = c.key
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join picture p on p.name = c.picture
    where c.kind = ${kind} and c.status = 'active'
    order by c.position, c.published_at desc, c.key`)
}

/** Keys of the published pages. The list of posts counts as the page `blog`. */
export async function listPageKeys(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select distinct case when kind = 'post' then ${blogKey} else key end as key
    from content where status = 'active' order by key`)
  return rows.map(({ key }) => key)
}
