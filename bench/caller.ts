// Calls operations as the storefront does: by name, with its headers and a session per visitor.
import type { OperationName } from '#api/call.ts'
import { registry, type Input, type Output } from '#api/operations.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { encodeQuery } from '#web/platform/api/query.ts'
import type { Connection, HttpResponse } from './connection.ts'

let sessions = 0
const run = Date.now().toString(36)
export const newSession = (): string => `bench-visitor-${run}-${sessions++}`

/** Head and body of a call, for `Connection.request`. */
export function requestOf<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  headers: readonly string[],
): { readonly head: string; readonly body: string | undefined } {
  const { method } = registry.get(name)!
  const payload = { api: name, ...(input as object) }
  const inQuery = method === 'GET' || method === 'DELETE'
  const head = [
    `${method} ${apiPath}${inQuery ? `?${encodeQuery(payload)}` : ''} HTTP/1.1`,
    ...headers,
    ...(inQuery ? [] : ['content-type: application/json']),
  ].join('\r\n')
  return { head, body: inQuery ? undefined : JSON.stringify(payload) }
}

/** Returns the response without parsing it. Throws when the status is not 200. */
export async function send<Name extends OperationName>(
  connection: Connection,
  name: Name,
  input: Input<Name>,
  session = 'bench-visitor-who-reads',
  key?: string,
  cookie?: string,
): Promise<HttpResponse> {
  const headers = [
    `session: ${session}`,
    'lang: us\r\nip:\r\ncountry-code:\r\nmarket: DE',
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  const { head, body } = requestOf(name, input, headers)
  const response = await connection.request(head, body)
  if (response.status !== 200)
    throw new Error(`${name} answered ${response.status}: ${response.body.toString()}`)
  return response
}

/** Returns the data of the response. Throws when the shop refuses the call. */
export async function call<Name extends OperationName>(
  ...args: Parameters<typeof send<Name>>
): Promise<Output<Name>> {
  const { body } = await send(...args)
  const { code, msg, data } = JSON.parse(body.toString()) as { code: number; msg: string; data: Output<Name> }
  if (code !== 0 && code !== 201) throw new Error(`${args[1]} was refused with ${code}: ${msg}`)
  return data
}
