// Prepares every statement of the sources on the schema, and compares its parameters and columns with their types.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { findStatements, shopSources, type Field, type FoundStatement } from './testing-statements.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let client: pg.Client
/** Names of nullable columns by table and column number. */
let nullables: Map<string, string>
before(async () => {
  database = await createTestDatabase()
  // The driver does not end the time limit of `describe`, and the process would wait for it.
  client = await database.db.connect({ query_timeout: 0 })
  const { rows } = await client.query<{ id: string; name: string }>(
    `select attrelid::text || '.' || attnum as id, attname as name from pg_attribute where not attnotnull`,
  )
  nullables = new Map(rows.map(({ id, name }) => [id, name]))
})
after(async () => {
  await client.end()
  await database.drop()
})

/** The part of the driver's connection that sends the messages of the extended protocol. */
type Connection = {
  once(message: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void
  parse(message: { name: string; text: string; types: number[] }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
}

type Description = { parameters: number[]; columns: pg.FieldDef[] }

/** Describes the parameters and result columns of a statement without running it. */
function describe(text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const description: Description = { parameters: [], columns: [] }
    client.query({
      submit(connection: Connection) {
        connection.once('parameterDescription', (message) => {
          description.parameters = message.dataTypeIDs
        })
        connection.parse({ name: '', text, types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) =>
        void (description.columns = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(description),
    } as unknown as pg.Submittable)
  })
}

const { builtins } = pg.types
/** As the driver hands them over, with the parsers of database.ts. */
const typeOfColumn = new Map<number, Field['type']>([
  ...[builtins.BOOL].map((id) => [id, 'boolean'] as const),
  ...[
    builtins.INT2,
    builtins.INT4,
    builtins.INT8,
    builtins.FLOAT4,
    builtins.FLOAT8,
    builtins.TIMESTAMPTZ,
  ].map((id) => [id, 'number'] as const),
  [builtins.BYTEA, 'bytes'],
  ...[builtins.JSON, builtins.JSONB].map((id) => [id, 'any'] as const),
  ...[1000, 1005, 1007, 1009, 1015, 1016, 2951, 3807].map((id) => [id, 'list'] as const),
])

async function faultsOf({ place, text, parameters, row }: FoundStatement): Promise<string[]> {
  try {
    const described = await describe(text)
    const { columns } = described
    const numbers = parameters.flatMap((type, i) =>
      type === 'number' && described.parameters[i] === builtins.TIMESTAMPTZ
        ? [`${place}: parameter ${i + 1} is a timestamp and given as a number`]
        : [],
    )
    if (!row) return numbers
    const names = columns.map(({ name }, at) => (row[at]?.name === '' ? '' : name))
    const unread = names.filter((name) => !row.some((field) => field.name === name))
    return [
      ...numbers,
      ...unread.map((name) => `${place}: column '${name}' is not in the row type`),
      ...row.flatMap((field, at) =>
        fieldFaults(field, columns[field.name === '' ? at : names.indexOf(field.name)], text).map(
          (fault) => `${place}: '${field.name}' ${fault}`,
        ),
      ),
    ]
  } catch (error) {
    return [`${place}: ${String(error)}`]
  }
}

function fieldFaults(
  { type, nullable, optional }: Field,
  column: pg.FieldDef | undefined,
  text: string,
): string[] {
  if (!column) return optional ? [] : ['is in the row type, and no column']
  const stored = typeOfColumn.get(column.dataTypeID) ?? 'string'
  const fits = type === stored || type === 'any' || stored === 'any'
  const name = nullables.get(`${column.tableID}.${column.columnID}`)
  // A column that the statement compares or sets is not null in the resulting rows.
  const mayBeNull = name !== undefined && !new RegExp(`\\b${name} (is not null|[<>]=?|=)`).test(text)
  return [
    ...(fits ? [] : [`is ${stored} and declared as ${type}`]),
    ...(mayBeNull && !nullable ? ['may be null'] : []),
  ]
}

async function check(statements: readonly FoundStatement[]): Promise<string[]> {
  const faults: string[] = []
  for (const statement of statements) faults.push(...(await faultsOf(statement)))
  return faults
}

test('every statement of the shop fits the schema, and its rows their type', async () => {
  const statements = findStatements(shopSources())
  assert.ok(statements.length > 200, 'they were found')
  assert.ok(statements.filter(({ row }) => row).length > 80, 'and so were their row types')
  assert.deepEqual(await check(statements), [])
})

const planted = `
type Db = {
  row<R>(statement: unknown): Promise<R | undefined>
  rows<R>(statement: unknown): Promise<R[]>
  value<V>(statement: unknown): Promise<V | undefined>
  map<K, V>(statement: unknown): Promise<Map<K, V>>
}
declare const db: Db
declare function sql(parts: TemplateStringsArray, ...values: unknown[]): unknown
type Order = { id: string; placedAt: number; coupon: string | null }
export const right = db.rows<Order>(sql\`select id, placed_at as "placedAt", coupon_code as coupon from orders where id = \${'x'}\`)
export const misspelt = db.rows<Order>(sql\`select id, placed_at as "placedAt", coupon_cod as coupon from orders\`)
export const wrongType = db.row<{ total: string }>(sql\`select total from orders\`)
export const numeric = db.row<{ total: number }>(sql\`select sum(total) as total from orders\`)
export const nullable = db.row<{ code: string }>(sql\`select coupon_code as code from orders\`)
export const compared = db.row<{ code: string }>(sql\`select coupon_code as code from orders where coupon_code is not null\`)
export const missing = db.row<{ id: string; email: string }>(sql\`select id from orders\`)
export const milliseconds = db.row<{ id: string }>(sql\`select id from orders where placed_at > \${5}\`)
export const unread = db.row<{ id: string }>(sql\`select id, email from orders\`)
export const rightValue = db.value<number>(sql\`select placed_at from orders\`)
export const nullableValue = db.value<string>(sql\`select coupon_code from orders\`)
export const wrongValue = db.value<string>(sql\`select total from orders\`)
export const rightMap = db.map<string, number>(sql\`select number, total from orders\`)
export const oneColumn = db.map<string, number>(sql\`select number from orders\`)
`

test('a misspelt column and a wrong row type are found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-statements-'))
  const [file, config] = [path.join(folder, 'planted.ts'), path.join(folder, 'tsconfig.json')]
  await writeFile(file, planted)
  await writeFile(config, '{"compilerOptions":{"strict":true,"types":[]},"files":["planted.ts"]}')
  const faults = await check(findStatements([file], config))
  await rm(folder, { recursive: true })
  assert.deepEqual(
    faults.map((fault) => fault.replace(/^.*planted\.ts:\d+: /, '')),
    [
      'error: column "coupon_cod" does not exist',
      "'total' is number and declared as string",
      "'total' is string and declared as number",
      "'code' may be null",
      "'email' is in the row type, and no column",
      'parameter 1 is a timestamp and given as a number',
      "column 'email' is not in the row type",
      "'' may be null",
      "'' is number and declared as string",
      "'' is in the row type, and no column",
    ],
  )
})
