// Many addresses of one server, a few at a time.
import { Agent, get } from 'node:http'

export type Fetched = { readonly status: number; readonly body: string }

const atOnce = 8

/** What each address answers; redirects are not followed. */
export async function fetchAll(origin: string, addresses: Iterable<string>): Promise<Map<string, Fetched>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const fetchOne = (address: string): Promise<[string, Fetched]> =>
    new Promise((resolve, reject) => {
      get(new URL(address, origin), { agent }, (response) => {
        response.setEncoding('utf8')
        let body = ''
        response.on('data', (part: string) => (body += part))
        response.once('error', reject)
        response.once('end', () => resolve([address, { status: response.statusCode ?? 0, body }]))
      }).once('error', reject)
    })
  try {
    return new Map(await Promise.all([...new Set(addresses)].map(fetchOne)))
  } finally {
    agent.destroy()
  }
}
