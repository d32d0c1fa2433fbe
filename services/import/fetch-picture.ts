// Fetches a picture from the internet. Each hop is resolved and checked. The connection goes to the checked address, so
// that a name cannot change its address in between.
import http from 'node:http'
import https from 'node:https'
import { isIPv6 } from 'node:net'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { publicReach, type Reach } from './public-network.ts'

/** Reasons that another attempt does not change. */
export type FetchRefusal = Refusal<
  | 'picture-address'
  | 'picture-private'
  | 'picture-redirects'
  | 'picture-missing'
  | 'picture-type'
  | 'picture-too-large'
>

const maxRedirects = 5
const maxMs = 30_000
/** As of uploads. */
const maxBytes = 20 * 1024 * 1024

/** Throws for what may pass: no response, a busy server. */
export async function fetchPicture(
  address: string,
  reach: Reach = publicReach,
): Promise<Buffer | FetchRefusal> {
  const signal = AbortSignal.timeout(maxMs)
  let url = URL.parse(address)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return refuse('picture-address')
    const fetched = await fetchHop(url, reach, signal)
    if (!('redirect' in fetched)) return 'bytes' in fetched ? fetched.bytes : fetched
    url = URL.parse(fetched.redirect, url)
  }
  return refuse('picture-redirects')
}

type Hop = { readonly bytes: Buffer } | { readonly redirect: string } | FetchRefusal

async function fetchHop(url: URL, reach: Reach, signal: AbortSignal): Promise<Hop> {
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const [checked, ...others] = await reach.resolve(host)
  if (checked === undefined) throw new Error(`${host} has no address`)
  // One private address is enough: the next answer of the name server could begin with it.
  if (![checked, ...others].every((each) => reach.allows(each, port))) return refuse('picture-private')
  const family = isIPv6(checked) ? 6 : 4
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).get(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Posy import' },
        lookup: (_, { all }, callback) =>
          all ? callback(null, [{ address: checked, family }]) : callback(null, checked, family),
      },
      (response) => {
        readResponse(response)
          .then(resolve, reject)
          .finally(() => request.destroy())
      },
    )
    request.on('error', reject)
  })
}

async function readResponse(response: http.IncomingMessage): Promise<Hop> {
  const { statusCode = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location)
    return { redirect: headers.location }
  if (statusCode === 429 || statusCode >= 500) throw new Error(`the server answers ${statusCode}`)
  if (statusCode !== 200) return refuse('picture-missing')
  // Some servers name no type; the bytes decide later.
  const type = headers['content-type'] ?? 'image/'
  if (!/^(image\/|application\/octet-stream|binary\/)/i.test(type)) return refuse('picture-type')
  if (Number(headers['content-length']) > maxBytes) return refuse('picture-too-large')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) return refuse('picture-too-large')
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}
