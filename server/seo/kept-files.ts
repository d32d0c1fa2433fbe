// Files that machines read: made when they are asked for, and kept compressed for a quarter of an hour. Making one takes
// as long as rendering some pages, so it needs a turn of the same admission (decision 30).
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { networksOf } from '#api/networks.ts'
import type { Admission } from '../http/admission.ts'
import { textAnswer, type HttpAnswer } from '../http/answer.ts'
import { acceptsGzip, decode, encode } from '../http/encode.ts'

export type KeptFiles = {
  /** The file `name`, an XML text that `make` writes. */
  readonly answer: (
    request: IncomingMessage,
    name: string,
    make: () => Promise<string>,
  ) => Promise<HttpAnswer>
}

type Options = {
  readonly admission: Pick<Admission, 'turn' | 'holdBack'>
  readonly clientIp: (request: IncomingMessage) => string
  readonly now: () => number
}

type Kept = { readonly at: number; readonly gzip: Buffer }

export const keepMs = 15 * 60_000
/** Compressed: about a million entries of sitemaps or feeds. */
const keptBytes = 64 * 1024 * 1024
/** A fifth of the time of level 9, for one tenth more bytes. */
const level = 5
const busy = textAnswer(503, 'Too many files are being made just now.', { 'retry-after': '5' })

export function createKeptFiles({ admission, clientIp, now }: Options): KeptFiles {
  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ gzip }) => gzip.length + 1,
  })
  const making = new Map<string, Promise<Kept>>()

  /** Undefined where the shop has no time for it. */
  async function inTurn<T>(request: IncomingMessage, work: () => Promise<T>): Promise<T | undefined> {
    const turn = admission.turn(networksOf(clientIp(request)))
    if (!turn) return undefined
    const release = await turn
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** One making at a time per name; a failed one is forgotten. */
  function makeOnce(name: string, make: () => Promise<string>): Promise<Kept> {
    const same = making.get(name)
    if (same) return same
    const work = store(name, make).finally(() => making.delete(name))
    making.set(name, work)
    return work
  }

  async function store(name: string, make: () => Promise<string>): Promise<Kept> {
    const at = now()
    const file = { at, gzip: await encode(Buffer.from(await make()), 'gzip', level) }
    kept.set(name, file)
    return file
  }

  return {
    async answer(request, name, make) {
      const older = kept.get(name)
      const isFresh = older !== undefined && now() - older.at < keepMs
      const file = isFresh
        ? older
        : ((await (making.get(name) ?? inTurn(request, () => makeOnce(name, make)))) ?? older)
      const isCompressed = acceptsGzip(request.headers['accept-encoding'] as string | undefined)
      const body = file && (isCompressed ? file.gzip : await inTurn(request, () => decode(file.gzip, 'gzip')))
      if (body) return xmlAnswer(body, isCompressed)
      await admission.holdBack()
      return busy
    },
  }
}

function xmlAnswer(body: Buffer, isCompressed: boolean): HttpAnswer {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=900',
    vary: 'Accept-Encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  }
  return { status: 200, headers, body }
}
