// Load of account operations: sign-in by code, sign-in by password, and a long list of orders.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { call, newSession, send } from './caller.ts'
import { openConnection } from './connection.ts'
import { benchCustomer, benchOrders } from './fill-customer.ts'
import { load, type Figures } from './load.ts'
import type { Shop } from './operations.ts'

const run = Date.now().toString(36)

/** Measures only the sign-in: codes are requested and read from the mails before. Each sign-in creates an account. */
export async function signInByCode({ origin, mailDir }: Shop, seconds: number): Promise<Figures> {
  const sessionsByEmail = new Map<string, string>()
  await load(origin, 60, async (connection, index) => {
    if (index >= seconds * 400) return false
    const email = `bench-${run}-${index}@example.com`
    const session = newSession()
    sessionsByEmail.set(email, session)
    await call(connection, 'account.requestCode', { email }, session)
    return true
  })
  const codes = [...(await mailedCodes(mailDir, sessionsByEmail.size))]
  return load(origin, seconds, async (connection) => {
    const [email, code] = codes.pop() ?? []
    const session = email && sessionsByEmail.get(email)
    if (!session || !code) return false
    await call(connection, 'account.signIn', { email, code }, session)
    return true
  })
}

async function mailedCodes(folder: string, count: number): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  const read = new Set<string>()
  const end = Date.now() + 120_000
  while (codes.size < count && Date.now() < end) {
    for (const file of await readdir(folder)) {
      if (read.has(file) || !file.endsWith('.eml')) continue
      read.add(file)
      const text = await readFile(path.join(folder, file), 'utf8')
      const [to, code] = [/^To: (bench-\S+)/m.exec(text)?.[1], /^(\d{8})\r?$/m.exec(text)?.[1]]
      if (to && code) codes.set(to, code)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return codes
}

/** One customer in many browsers. argon2id takes most of the time. */
export function signInByPassword({ origin }: Shop, seconds: number): Promise<Figures> {
  return load(origin, seconds, async (connection) => {
    await call(connection, 'account.signInByPassword', benchCustomer, newSession())
  })
}

/** Pages of a list of a thousand orders. */
export async function orderList({ origin }: Shop, seconds: number): Promise<Figures> {
  const session = newSession()
  const first = openConnection(origin)
  const { headers } = await send(first, 'account.signInByPassword', benchCustomer, session)
  first.close()
  const cookie = /\r\nset-cookie: (sid=[^;]+)/i.exec(headers)?.[1] ?? ''
  const pages = benchOrders / 10
  return load(origin, seconds, async (connection, index) => {
    const input = { page: 1 + (index % pages) }
    const { orders } = await call(connection, 'order.list', input, session, undefined, cookie)
    if (orders.length !== 10) throw new Error(`page ${input.page} has ${orders.length} orders`)
  })
}
