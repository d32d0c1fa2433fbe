// Many addresses of one server, a few at a time.
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type Fetched = { readonly status: number; readonly body: string }
type Answer = Fetched & { readonly waitSeconds: number }

const atOnce = 8

/** What each address answers; redirects are not followed. */
export async function fetchAll(origin: string, addresses: Iterable<string>): Promise<Map<string, Fetched>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = (address: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get(new URL(address, origin), { agent }, (response) => {
        response.setEncoding('utf8')
        let body = ''
        response.on('data', (part: string) => (body += part))
        response.once('error', reject)
        response.once('end', () => {
          const { statusCode = 0, headers } = response
          resolve({ status: statusCode, body, waitSeconds: Number(headers['retry-after'] ?? 0) })
        })
      }).once('error', reject)
    })
  /** A busy server says when to come back, and a robot does. */
  async function fetchOne(address: string, triesLeft = 5): Promise<[string, Fetched]> {
    const { status, body, waitSeconds } = await ask(address)
    if (status !== 503 || triesLeft === 0) return [address, { status, body }]
    await delay(waitSeconds * 1_000)
    return fetchOne(address, triesLeft - 1)
  }
  try {
    return new Map(await Promise.all([...new Set(addresses)].map((address) => fetchOne(address))))
  } finally {
    agent.destroy()
  }
}
