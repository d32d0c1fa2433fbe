// The merchant's pages and posts.
import type { Addresses, Picture } from '#domain/catalog/catalog.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import { blogKey } from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

export type StoredContent = {
  readonly key: string
  /** The last part of its address in this language: `/rich/{address}`. */
  readonly address: string
  readonly kind: 'page' | 'post'
  readonly title: string
  readonly summary: string
  /** Markdown. */
  readonly body: string
  readonly picture: Omit<Picture, 'alt'> | null
  readonly publishedAt: number
  readonly updatedAt: number
}

type DrawablePicture = NonNullable<StoredContent['picture']> & { readonly isBlank: boolean }
type Stored<Content> = Omit<Content, 'picture'> & { readonly picture: DrawablePicture | null }

/** A photograph for a personal text shows the sample word of the language. */
function shownPicture(picture: DrawablePicture | null, locale: Locale): StoredContent['picture'] {
  if (!picture) return null
  const { isBlank, ...photograph } = picture
  return isBlank ? { ...photograph, name: sampleDrawingName(photograph.name, locale) } : photograph
}

/**
 * By its key or its address in any language. Falls back to the default language. Undefined for an unknown key and a
 * draft.
 */
export async function loadContent(
  db: Queryable,
  address: string,
  locale: Locale,
): Promise<(StoredContent & { slugs: Addresses['slugs'] }) | undefined> {
  const found = await db.row<Stored<StoredContent & { slugs: Addresses['slugs'] }>>(sql`
    select c.key, coalesce(case when t.locale = ${locale} then t.slug end, c.key) as address,
      (select coalesce(json_object_agg(locale, slug), '{}') from content_text
        where content_key = c.key and slug is not null) as slugs, c.kind, t.title, t.summary, t.body, c.published_at as "publishedAt",
      c.updated_at as "updatedAt",
      case when p.name is null then null else
        json_build_object('name', p.name, 'width', p.width, 'height', p.height,
          'placeholder', p.placeholder,
          'isBlank', exists (select from picture f where f.lettering ->> 'blank' = p.name)) end as picture
    from content c
    join lateral (
      select * from content_text where content_key = c.key
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join picture p on p.name = c.picture
    where c.status = 'active' and c.key = coalesce((select key from content where key = ${address}),
      (select content_key from content_text where slug = ${address} limit 1))`)
  return found && { ...found, picture: shownPicture(found.picture, locale) }
}

/** Without their bodies: pages in the merchant's order, posts newest first. */
export async function listContent(
  db: Queryable,
  kind: 'page' | 'post',
  locale: Locale,
): Promise<Omit<StoredContent, 'body'>[]> {
  const found = await db.rows<Stored<Omit<StoredContent, 'body'>>>(sql`
    select c.key, coalesce(case when t.locale = ${locale} then t.slug end, c.key) as address, c.kind, t.title,
      t.summary, c.published_at as "publishedAt", c.updated_at as "updatedAt",
      case when p.name is null then null else
        json_build_object('name', p.name, 'width', p.width, 'height', p.height,
          'placeholder', p.placeholder,
          'isBlank', exists (select from picture f where f.lettering ->> 'blank' = p.name)) end as picture
    from content c
    join lateral (
      select title, summary, slug, locale from content_text where content_key = c.key
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    left join picture p on p.name = c.picture
    where c.kind = ${kind} and c.status = 'active'
    order by c.position, c.published_at desc, c.key`)
  return found.map((each) => ({ ...each, picture: shownPicture(each.picture, locale) }))
}

/** The published pages. The list of posts counts as the page `blog`. */
export async function listPages(
  db: Queryable,
  locale: Locale,
): Promise<Pick<StoredContent, 'key' | 'address'>[]> {
  return db.rows<Pick<StoredContent, 'key' | 'address'>>(sql`
    select key, coalesce((select slug from content_text where content_key = key and locale = ${locale}), key) as address
    from content where kind = 'page' and status = 'active'
    union all select ${blogKey}, ${blogKey}
    where exists (select from content where kind = 'post' and status = 'active') order by key`)
}
