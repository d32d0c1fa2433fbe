// Copies whole tables out of a database and into another one. The format is COPY's text, which every release of
// PostgreSQL reads.
import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { queryable, sql, type Queryable } from './database.ts'

export type TableColumns = { readonly name: string; readonly columns: readonly string[] }

/**
 * Tables that are not copied. `migration` is written by the migrations. `catalog_change` announces changes to running
 * nodes, by transaction numbers of one server. `stored_file` is a file store, whose pictures a backup has as files.
 */
const excluded: readonly string[] = ['migration', 'catalog_change', 'stored_file']

export function isCopied(table: string): boolean {
  return !excluded.includes(table)
}

/** All tables with their stored columns; a table comes after those that it refers to. */
export async function tablesInOrder(db: Queryable): Promise<TableColumns[]> {
  const tables = await db.rows<TableColumns>(sql`
    select c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> all(${excluded}) order by c.relname`)
  const references = await db.rows<{ from: string; to: string }>(sql`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid`)
  const ordered: TableColumns[] = []
  const visit = (table: TableColumns, path: readonly string[]): void => {
    if (ordered.includes(table)) return
    if (path.includes(table.name)) throw new Error(`tables refer to each other: ${path.join(', ')}`)
    for (const { from, to } of references) {
      const target = from === table.name && tables.find(({ name }) => name === to)
      if (target) visit(target, [...path, table.name])
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}
export async function appliedMigrations(db: Queryable): Promise<string[]> {
  return db.values<string>(sql`select name from migration where name <> 'lock' order by name`)
}

/** Reads of the client see one moment, and block no writer. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('begin isolation level repeatable read read only')
}

export function copyOut(client: pg.ClientBase, { name, columns }: TableColumns): Readable {
  return client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
}

export function copyIn(client: pg.ClientBase, { name, columns }: TableColumns): Writable {
  return client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Whether the database has neither products nor orders nor customers. A database without tables is empty. */
export async function isEmptyShop(db: Queryable): Promise<boolean> {
  const hasTables = await db.value<boolean>(sql`select to_regclass('orders') is not null`)
  if (!hasTables) return true
  const found = await db.value<boolean>(sql`
    select exists (select from product) or exists (select from orders) or exists (select from customer) as found`)
  return found === false
}

/** Removes all tables. Only for a shop that `isEmptyShop`. */
export async function dropTables(client: pg.ClientBase): Promise<void> {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
}

/** Begins to fill the tables: rows that migrations wrote go, and triggers are off. */
export async function beginFilling(client: pg.ClientBase): Promise<readonly TableColumns[]> {
  await client.query('set statement_timeout = 0')
  await client.query('begin')
  const tables = await tablesInOrder(queryable(client, true))
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  return tables
}

/** Ends `beginFilling`: numbers continue after the highest one, triggers are on again. */
export async function endFilling(client: pg.ClientBase, tables: readonly TableColumns[]): Promise<void> {
  const sequences = await queryable(client, true).rows<{
    name: string
    column: string
    sequence: string
  }>(sql`
    select c.relname as name, a.attname as "column",
      pg_get_serial_sequence(format('%I', c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`)
  for (const { name, column, sequence } of sequences)
    await client.query(
      `select setval('${sequence}', coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(name)}`,
    )
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  await client.query('commit')
}
