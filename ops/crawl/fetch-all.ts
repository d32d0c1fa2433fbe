// Fetches many addresses of one server with limited concurrency.
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** `location` is the target of a redirect. */
export type Fetched = {
  readonly status: number
  readonly body: string
  readonly location?: string | undefined
}
const maxConnections = 8

/** Response by address; does not follow redirects. */
export async function fetchAll(origin: string, addresses: Iterable<string>): Promise<Map<string, Fetched>> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections })
  const request = (address: string): Promise<Fetched & { readonly waitSeconds: number }> =>
    new Promise((resolve, reject) => {
      get(new URL(address, origin), { agent }, (response) => {
        response.setEncoding('utf8')
        let body = ''
        response.on('data', (part: string) => (body += part))
        response.once('error', reject)
        response.once('end', () => {
          const { statusCode = 0, headers } = response
          const waitSeconds = Number(headers['retry-after'] ?? 0)
          resolve({ status: statusCode, body, location: headers.location, waitSeconds })
        })
      }).once('error', reject)
    })
  /** Retries a 503 response after its Retry-After. */
  async function fetchOne(address: string, triesLeft = 5): Promise<[string, Fetched]> {
    const { waitSeconds, ...response } = await request(address)
    if (response.status !== 503 || triesLeft === 0) return [address, response]
    await delay(waitSeconds * 1_000)
    return fetchOne(address, triesLeft - 1)
  }
  try {
    return new Map(await Promise.all([...new Set(addresses)].map((address) => fetchOne(address))))
  } finally {
    agent.destroy()
  }
}
