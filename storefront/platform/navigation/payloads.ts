// Page data on their way to the browser: fetched once, shared by prefetch and navigation, fresh for a minute.
import { payloadAddress, type Payload } from '../pages/page.ts'

export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The server answered with a fault, and not with a page that says so. */
export class ServerFault extends Error {
  override name = 'ServerFault'
  readonly status: number

  constructor(status: number) {
    super(`the server answered ${status}`)
    this.status = status
  }
}

/** The server runs another build than this document: its pages may need other code. */
export class OtherBuild extends Error {
  override name = 'OtherBuild'
}

export const freshMs = 60_000
const mostKept = 40

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
    // Something in between may answer for a shop that is away, in words of its own.
    return (await response.json().catch(() => {
      if (response.status >= 500) throw new ServerFault(response.status)
      throw new Unreachable()
    })) as Payload
  }

  return {
    read(url: URL, { fresh = false } = {}): Promise<Payload> {
      const address = payloadAddress(url.pathname, url.search)
      const known = entries.get(address)
      if (known && !fresh && now() - known.at < freshMs) return known.payload
      const payload = fetchPayload(address)
      entries.delete(address)
      entries.set(address, { payload, at: now() })
      const forget = (): void => {
        if (entries.get(address)?.payload === payload) entries.delete(address)
      }
      // Another try asks again.
      payload.then((page) => 'status' in page && page.status >= 500 && forget(), forget)
      const [oldest] = entries.keys()
      if (entries.size > mostKept && oldest !== undefined) entries.delete(oldest)
      return payload
    },
    clear: () => entries.clear(),
  }
}
