// Generates docs/api.md from the registry: operations, shapes and refusals.
import { z } from 'zod'
import { adminRegistry } from '#api/admin/operations.ts'
import type { Limit, Operation } from '#api/operation.ts'
import { registry } from '#api/operations.ts'
import { refusalCodes, type RefusalCode } from '#contract/refusals.ts'
import type { MessageArguments } from '#messages/keys.ts'
import { translateFor } from '#messages/load.ts'
import { apiPath } from '#web/platform/api/address.ts'
import type { Command } from './command.ts'

/** Address of `npm start`, and of a shop at www.example.com. */
const localAddress = `http://localhost:3000${apiPath}`
const publicAddress = `https://api.example.com${apiPath}`

const introduction = `# The endpoint

Written by \`npm run ops -- api\`; a test compares it with the registry.

| shop | address |
|---|---|
| on this machine, by \`npm start\` | \`${localAddress}\` |
| with \`PUBLIC_ORIGIN=https://www.example.com\` | \`${publicAddress}\`, or below \`API_ORIGIN\` |

A call by GET and one by POST:

\`\`\`sh
curl '${localAddress}?api=catalog.search&query=mug' -H 'lang: us' -H 'country-code: US'

curl '${localAddress}' -H 'content-type: application/json' -H 'lang: us' -H 'country-code: US' \\
  -H 'session: any-handle-of-your-own' -d '{"api":"cart.view"}'
\`\`\`

This one address takes every call. The field \`api\` names the operation. GET and DELETE carry the other fields in the
query, a list as \`name[]=a,b\`; POST and PUT carry all of them in a JSON body. Headers on every call: \`session\`
(the visitor's session id), \`lang\` (English is \`us\`), \`ip\` (accepted, never trusted), \`country-code\` (may be empty).
Changes take an \`Idempotency-Key\` where it says so.

The reply is \`{ code, msg, data, traceId }\`. Code 0 is done, 201 created, 3 refused in silence (background calls
only). Any other code is a refusal: \`refused\` is its name, \`msg\` a message in the language of \`lang\`, and \`fields\`
has the problems of single fields. Money is \`{ minor, currency }\` in whole minor units.
`

const adminIntroduction = `# The back office

These operations are called at \`/_shop/api\` of the shop, with the cookie of a signed-in member. All are called by POST.
`

export function operationsPage(): string {
  const sections = [...registry.values()].map(describeOperation)
  const adminSections = [...adminRegistry.values()].map(describeOperation)
  return [
    introduction,
    ...sections,
    adminIntroduction,
    ...adminSections,
    shapesSection(),
    refusalTable(),
  ].join('\n')
}

function describeOperation(operation: Operation): string {
  const notes = [
    operation.creates && 'Answers 201.',
    operation.permission && `Permission: ${operation.permission}.`,
    operation.needsProof && 'Needs a recent proof of the second factor.',
    operation.silent && 'A background call: its refusals are code 3.',
    operation.idempotency === 'required' && '`Idempotency-Key` required.',
    operation.idempotency === 'accepted' && '`Idempotency-Key` accepted.',
    ...(operation.limits ?? []).map(
      ({ per, calls, seconds }) => `At most ${calls} in ${seconds} s per ${limitUnits[per]}.`,
    ),
  ].filter(Boolean)
  return `## \`${operation.name}\` · ${operation.method}

${operation.summary}${notes.length ? `\n${notes.join(' ')}` : ''}

Input: \`${describeSchema(schemaOf(operation.input, 'input'))}\`

Output: \`${describeSchema(schemaOf(operation.output, 'output'))}\`

Refusals: ${operation.refusals.length ? operation.refusals.map((code) => `\`${code}\``).join(', ') : 'none of its own'}.
`
}

const limitUnits = {
  ip: 'network',
  visitor: 'visitor',
  email: 'e-mail',
  'email and ip': 'e-mail and network',
} as const satisfies Record<Limit['per'], string>

type Schema = {
  type?: string | string[]
  $ref?: string
  $defs?: Record<string, Schema>
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  return z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema
}

/** A schema in TypeScript syntax; named shapes are references to the section "Shapes". */
function describeSchema(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.enum) return schema.enum.map((value) => `'${String(value)}'`).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' | ')
  if (schema.type === 'array') {
    const { items = {} } = schema
    const isUnion = items.enum ?? items.anyOf ?? Array.isArray(items.type)
    return isUnion ? `(${describeSchema(items)})[]` : `${describeSchema(items)}[]`
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, value]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${describeSchema(value)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  if (typeof schema.additionalProperties === 'object') {
    const key = schema.propertyNames?.$ref ? describeSchema(schema.propertyNames) : 'key'
    return `{ [${key}]: ${describeSchema(schema.additionalProperties)} }`
  }
  if (schema.type === 'object') return '{}'
  return [schema.type ?? 'any'].flat().join(' | ')
}

function shapesSection(): string {
  const named = new Map<string, Schema>()
  for (const { input, output } of [...registry.values(), ...adminRegistry.values()])
    for (const schema of [schemaOf(input, 'input'), schemaOf(output, 'output')])
      for (const [name, shape] of Object.entries(schema.$defs ?? {})) named.set(name, shape)
  const rows = [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => `- \`${name}\`: \`${describeSchema(shape)}\``)
  return ['## Shapes', '', ...rows, ''].join('\n')
}

/** Placeholder arguments of messages: '…', and numbers where ICU requires them. */
const placeholders = new Proxy<Record<string, unknown>>(
  { stock: 2, count: 2, codes: 10_000 },
  { get: (numbers, name) => numbers[name as string] ?? '…' },
)

function refusalTable(): string {
  const t = translateFor('us')
  const rows = Object.entries(refusalCodes).map(([reason, code]) => {
    const key = `refusal.${reason as RefusalCode}` as keyof MessageArguments
    return `| ${code} | \`${reason}\` | ${(t as (key: string, args: object) => string)(key, placeholders)} |`
  })
  return ['## Refusals', '', '| code | reason | message in English |', '|---|---|---|', ...rows, ''].join(
    '\n',
  )
}

export const printOperationsCommand: Command = {
  usage: 'api',
  about: 'Prints all operations with inputs, outputs and refusals, as in docs/api.md.',
  withoutDatabase: true,
  async run() {
    const operations = [...registry.values()].map(({ name, method, summary }) => ({ name, method, summary }))
    return { text: operationsPage(), json: operations }
  },
}
