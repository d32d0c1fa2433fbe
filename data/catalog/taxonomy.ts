// Categories and tags with their names in all languages; small enough to keep in memory.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

export type CategoryRow = {
  readonly id: string
  readonly key: string
  readonly parent: string | null
  readonly picture: Omit<Picture, 'alt'> | null
  /** The photograph without text, if a text is drawn on it. */
  readonly blank: string | null
  readonly texts: Partial<Record<Locale, { name: string; description: string; slug: string | null }>>
}

export type TagRow = { readonly key: string; readonly names: Partial<Record<Locale, string>> }

export type TaxonomyRows = { readonly categories: readonly CategoryRow[]; readonly tags: readonly TagRow[] }

export async function loadTaxonomy(db: Queryable): Promise<TaxonomyRows> {
  const [categories, tags] = await Promise.all([
    db.rows<CategoryRow>(sql`
      select c.id, c.key, parent.key as parent,
        case when p.name is null then null else
          json_build_object('name', p.name, 'width', p.width, 'height', p.height,
            'placeholder', p.placeholder) end as picture,
        p.lettering ->> 'blank' as blank,
        (select coalesce(json_object_agg(locale, json_build_object('name', name, 'description', description, 'slug', slug)),
          '{}')
          from category_text where category_id = c.id) as texts
      from category c left join category parent on parent.id = c.parent_id
      left join picture p on p.name = c.picture
      order by c.position, c.key`),
    db.rows<TagRow>(sql`
      select key, (select coalesce(json_object_agg(locale, name), '{}') from tag_text
        where tag_key = tag.key) as names
      from tag order by key`),
  ])
  return { categories, tags }
}
