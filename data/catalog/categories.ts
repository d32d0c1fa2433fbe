// Categories and tags as the merchant edits them.
import type { CategoryRecord, TagRecord } from '#domain/catalog/category-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { json, sql, type Queryable } from '../database.ts'

export type StoredCategory = CategoryRecord & { readonly id: string; readonly products: number }

/** In the merchant's order. */
export async function loadCategories(db: Queryable): Promise<StoredCategory[]> {
  return db.rows<StoredCategory>(sql`
    select c.id, c.key, parent.key as parent, c.picture,
      (select count(*) from product_category where category_id = c.id) as products,
      (select coalesce(json_object_agg(locale, json_build_object('name', name, 'description', description,
        'slug', coalesce(slug, ''))), '{}')
        from category_text where category_id = c.id) as texts
    from category c left join category parent on parent.id = c.parent_id order by c.position, c.key`)
}

/** Key of the category above, by key. Waits for other changes of the tree. */
export async function lockCategoryTree(tx: Queryable): Promise<Map<string, string | null>> {
  await tx.rows(sql`select id from category order by id for update`)
  return tx.map<string, string | null>(sql`
    select c.key, parent.key as parent from category c left join category parent on parent.id = c.parent_id`)
}

/** A new category follows all others. */
export async function writeCategory(
  tx: Queryable,
  id: string,
  { key, parent, picture, texts }: CategoryRecord,
): Promise<void> {
  await tx.run(sql`
    insert into category (id, key, parent_id, position, picture)
    select ${id}::uuid, ${key}, (select id from category where key = ${parent}),
      (select coalesce(max(position) + 1, 0) from category), ${picture}
    on conflict (key) do update set parent_id = excluded.parent_id, picture = excluded.picture`)
  const rows = json(Object.entries(texts).map(([locale, text]) => ({ locale, ...text })))
  await tx.run(sql`
    delete from category_text where category_id = (select id from category where key = ${key})
      and locale not in (select locale from jsonb_to_recordset(${rows}::jsonb) as r("locale" text))`)
  await tx.run(sql`
    insert into category_text (category_id, locale, name, description, slug)
    select c.id, r."locale", r."name", r."description", nullif(r."slug", '') from category c,
      jsonb_to_recordset(${rows}::jsonb) as r("locale" text, "name" text, "description" text, "slug" text)
    where c.key = ${key}
    on conflict (category_id, locale) do update set name = excluded.name, description = excluded.description,
      slug = excluded.slug`)
}

export async function pictureExists(db: Queryable, name: string): Promise<boolean> {
  return (await db.row(sql`select name from picture where name = ${name}`)) !== undefined
}

/** The order of the categories; those that are not named follow. */
export async function orderCategories(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.run(sql`
    update category set position = o.at - 1 from unnest(${keys}::text[]) with ordinality as o(key, at)
    where category.key = o.key and position <> o.at - 1`)
}

/** False if it has categories below it. Its products stay. */
export async function deleteCategory(tx: Queryable, key: string): Promise<boolean> {
  const below = await tx.row(sql`
    select id from category where parent_id = (select id from category where key = ${key}) limit 1`)
  if (below) return false
  await tx.run(sql`delete from category where key = ${key}`)
  return true
}

/** Titles of a category's products, those with a position first. */
export async function loadCategoryProducts(
  db: Queryable,
  key: string,
  locale: Locale,
): Promise<{ id: string; key: string; title: string; status: string; position: number | null }[]> {
  return db.rows(sql`
    select p.id, p.key, coalesce(t.title, p.key) as title, p.status, pc.position
    from product_category pc join category c on c.id = pc.category_id and c.key = ${key}
    join product p on p.id = pc.product_id and p.status <> 'archived'
    left join lateral (
      select title from product_text where product_id = p.id and title <> ''
      order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc, locale limit 1) t on true
    order by pc.position nulls last, p.sold desc, p.id limit 1000`)
}

/** Gives the products positions in the order of `ids`; the category's other products have none. Returns all changed. */
export async function orderProducts(tx: Queryable, key: string, ids: readonly string[]): Promise<string[]> {
  return tx.values<string>(sql`
    update product_category pc set position = o.at - 1
    from category c, product_category old
      left join unnest(${ids}::uuid[]) with ordinality as o(id, at) on o.id = old.product_id
    where c.key = ${key} and pc.category_id = c.id and old.category_id = c.id
      and old.product_id = pc.product_id and pc.position is distinct from o.at - 1
    returning pc.product_id as id`)
}

export type StoredTag = TagRecord & { readonly products: number }

export async function loadTags(db: Queryable): Promise<StoredTag[]> {
  return db.rows<StoredTag>(sql`
    select key, (select count(*) from product_tag where tag_key = key) as products,
      (select coalesce(json_object_agg(locale, name), '{}') from tag_text where tag_key = key) as names
    from tag order by key`)
}

/** Locks the tag until the transaction ends. False if there was such a tag. */
export async function addTag(tx: Queryable, key: string): Promise<boolean> {
  const added = await tx.value<boolean>(sql`
    insert into tag (key) values (${key}) on conflict (key) do update set key = excluded.key
    returning xmax = 0 as added`)
  return added!
}

export async function writeTagNames(tx: Queryable, { key, names }: TagRecord): Promise<void> {
  const rows = json(names)
  await tx.run(sql`
    delete from tag_text where tag_key = ${key} and locale not in (select jsonb_object_keys(${rows}::jsonb))`)
  await tx.run(sql`
    insert into tag_text (tag_key, locale, name)
    select ${key}, each.key, each.value from jsonb_each_text(${rows}::jsonb) each
    on conflict (tag_key, locale) do update set name = excluded.name`)
}

/** False if there is no such tag. */
export async function deleteTag(tx: Queryable, key: string): Promise<boolean> {
  return tx.changed(sql`delete from tag where key = ${key}`)
}
