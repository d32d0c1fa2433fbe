// Cache of page data in the browser, shared by prefetch and navigation. Entries are fresh for one minute.
import { freshMs } from './screens.ts'
import { payloadAddress, type Payload } from '../pages/page.ts'

export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The server responded with a fault instead of the data of an error page. */
export class ServerFault extends Error {
  override name = 'ServerFault'
  readonly status: number
  /** Seconds. */
  readonly retryAfter: string | null

  constructor({ status, headers }: Response) {
    super(`the server answered ${status}`)
    this.status = status
    this.retryAfter = headers.get('retry-after')
  }
}

/** The server runs another build than this document; its pages may need other code. */
class OtherBuild extends Error {
  override name = 'OtherBuild'
}

const maxEntries = 40

type Entry = { readonly payload: Promise<Payload>; readonly at: number }

export function createPayloads(buildId: string, now: () => number) {
  const entries = new Map<string, Entry>()

  async function fetchPayload(address: string): Promise<Payload> {
    const unreachable = (): never => {
      throw new Unreachable()
    }
    const response = await fetch(address, { headers: { accept: 'application/json' } }).catch(unreachable)
    const build = response.headers.get('x-build')
    if (build && build !== buildId) throw new OtherBuild()
    // A proxy may respond for an unavailable shop, with a body that is not JSON.
    return (await response.json().catch(() => {
      if (response.status >= 500) throw new ServerFault(response)
      throw new Unreachable()
    })) as Payload
  }

  return {
    /** Rejects with Unreachable, ServerFault or OtherBuild. `fresh` skips the cache. */
    read(url: URL, { fresh = false } = {}): Promise<Payload> {
      const address = payloadAddress(url.pathname, url.search)
      const cached = entries.get(address)
      if (cached && !fresh && now() - cached.at < freshMs) return cached.payload
      const payload = fetchPayload(address)
      entries.delete(address)
      entries.set(address, { payload, at: now() })
      const evict = (): void => {
        if (entries.get(address)?.payload === payload) entries.delete(address)
      }
      // Failed loads are not cached.
      payload.then((page) => 'status' in page && page.status >= 500 && evict(), evict)
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return payload
    },
    clear: () => entries.clear(),
  }
}
