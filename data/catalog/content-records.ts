// Pages and posts as the merchant edits them.
import type { ContentRecord } from '#domain/content/content-record.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

/** `version` changes with every save. */
export type StoredContentRecord = { readonly record: ContentRecord; readonly version: number }

export async function loadContentRecords(db: Queryable, key: string | null): Promise<StoredContentRecord[]> {
  const rows = await db.rows<ContentRecord & { version: number }>(sql`
    select key, kind, status, picture, published_at as "publishedAt",
      updated_at as version,
      (select coalesce(json_object_agg(locale, json_build_object('title', title, 'summary', summary, 'body', body,
        'slug', coalesce(slug, ''))),
        '{}') from content_text where content_key = key) as texts
    from content where ${key}::text is null or key = ${key} order by kind, position, published_at desc, key`)
  return rows.map(({ version, ...record }) => ({ version, record }))
}

/** Waits for other changes. The stored version; undefined if there is no such page. */
export async function lockContent(tx: Queryable, key: string): Promise<number | undefined> {
  return tx.value<number>(sql`
    select updated_at as version from content
    where key = ${key} for update`)
}

/** A new page follows all others. */
export async function writeContent(tx: Queryable, content: ContentRecord, now: number): Promise<void> {
  const { key, kind, status, picture, publishedAt, texts } = content
  await tx.run(sql`
    insert into content (key, kind, status, position, picture, published_at, updated_at)
    select ${key}, ${kind}, ${status}, (select coalesce(max(position) + 1, 0) from content), ${picture},
      ${instant(publishedAt)}::timestamptz, ${instant(now)}::timestamptz
    on conflict (key) do update set kind = excluded.kind, status = excluded.status, picture = excluded.picture,
      published_at = excluded.published_at, updated_at = excluded.updated_at`)
  const rows = json(Object.entries(texts).map(([locale, text]) => ({ locale, ...text })))
  await tx.run(sql`
    delete from content_text where content_key = ${key}
      and locale not in (select locale from jsonb_to_recordset(${rows}::jsonb) as r("locale" text))`)
  await tx.run(sql`
    insert into content_text (content_key, locale, title, summary, body, slug)
    select ${key}, r."locale", r."title", r."summary", r."body", nullif(r."slug", '')
    from jsonb_to_recordset(${rows}::jsonb) as r("locale" text, "title" text, "summary" text, "body" text,
      "slug" text)
    on conflict (content_key, locale) do update set title = excluded.title, summary = excluded.summary,
      body = excluded.body, slug = excluded.slug`)
}

/** `to` must be free. Texts refer to the key, so the page is copied. */
export async function renameContent(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.run(sql`
    insert into content (key, kind, status, position, picture, published_at, updated_at)
    select ${to}, kind, status, position, picture, published_at, updated_at from content where key = ${from}`)
  await tx.run(sql`update content_text set content_key = ${to} where content_key = ${from}`)
  await deleteContent(tx, from)
}

/** False if there is no such page. */
export async function deleteContent(tx: Queryable, key: string): Promise<boolean> {
  return tx.changed(sql`delete from content where key = ${key}`)
}
