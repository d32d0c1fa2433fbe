// The compressed bodies of one page. The first response is compressed quickly. The second one starts the thorough
// compression in the background; its result replaces the quick body.
import { decode, encode, worthwhile, type Accepted, type Encoding } from '../http/encode.ts'

/** `headers` is a flat list of names and values: `writeHead` accepts it without conversion. */
export type EncodedBody = { readonly headers: readonly string[]; readonly body: Buffer }

type Options = {
  readonly headersOf: (encoding: Encoding) => readonly string[]
  /** The bodies have another size now. */
  readonly onChange: () => void
  readonly onFault: (fault: unknown) => void
}

/**
 * A category in 0.4, 1.1 and 1.2 ms. Level 3 of Zstandard takes a quarter longer for 1 % fewer bytes; the second level of
 * Brotli saves 7 % of its time and makes 3 % more bytes.
 */
const quickQuality = { zstd: 2, br: 3, gzip: 3, identity: 0 } as const
/** A tenth fewer bytes. */
const thoroughQuality = 9

/** The whole page in the quickest encoding; pages that are not cached stay as they are. */
export async function openPageBodies(
  page: Buffer,
  isCacheable: boolean,
  options: Options,
): Promise<PageBodies> {
  const encoding = isCacheable ? worthwhile('zstd', page.length) : 'identity'
  return new PageBodies(
    page.length,
    { encoding, body: await encode(page, encoding, quickQuality[encoding]) },
    options,
  )
}

export class PageBodies {
  /** Bytes before compression. */
  readonly #length: number
  /** The body from which all others are made: Zstandard, later Brotli. */
  #source: { readonly encoding: Encoding; readonly body: Buffer }
  /** Ready, or in progress. */
  readonly #quick = new Map<Encoding, EncodedBody | Promise<EncodedBody>>()
  readonly #thorough = new Map<Encoding, EncodedBody | 'in progress'>()
  readonly #options: Options

  constructor(length: number, source: { encoding: Encoding; body: Buffer }, options: Options) {
    this.#length = length
    this.#source = source
    this.#options = options
  }

  /** The best body in an encoding that the client accepts. */
  encoded(accepted: Accepted): EncodedBody | Promise<EncodedBody> {
    const thorough = this.thorough(accepted.small)
    if (thorough) return thorough
    const quick = this.#quick.get(accepted.quick)
    if (quick) {
      if (!(quick instanceof Promise)) this.#recompress(accepted).catch(this.#options.onFault)
      return quick
    }
    const first = this.#compressQuickly(accepted)
    this.#quick.set(accepted.quick, first)
    return first
  }

  thorough(encoding: Encoding): EncodedBody | undefined {
    const body = this.#thorough.get(encoding)
    return body === 'in progress' ? undefined : body
  }

  get bytes(): number {
    const encoded = [...this.#quick.values(), ...this.#thorough.values()]
    const bodies = encoded.flatMap((each) =>
      each === 'in progress' || each instanceof Promise ? [] : [each.body],
    )
    return [...new Set([this.#source.body, ...bodies])].reduce((total, { length }) => total + length, 0)
  }

  async #compressQuickly({ quick, small }: Accepted): Promise<EncodedBody> {
    try {
      const encoded = await this.#compress(quick, quickQuality[quick])
      if (this.thorough(small)) this.#quick.delete(quick)
      else this.#quick.set(quick, encoded)
      this.#options.onChange()
      return encoded
    } catch (fault) {
      this.#quick.delete(quick)
      throw fault
    }
  }

  /** Once for each encoding. */
  async #recompress({ quick, small }: Accepted): Promise<void> {
    if (this.#thorough.has(small)) return
    this.#thorough.set(small, 'in progress')
    const encoded = await this.#compress(small, thoroughQuality)
    this.#thorough.set(small, encoded)
    this.#quick.delete(quick)
    this.#quick.delete(small)
    if (small === 'br') this.#source = { encoding: worthwhile(small, this.#length), body: encoded.body }
    this.#options.onChange()
  }

  async #compress(accepted: Encoding, quality: number): Promise<EncodedBody> {
    const encoding = worthwhile(accepted, this.#length)
    const source = this.#source
    const isSource = encoding === source.encoding && quality === quickQuality[accepted]
    const body = isSource
      ? source.body
      : await encode(await decode(source.body, source.encoding), encoding, quality)
    return { body, headers: [...this.#options.headersOf(encoding), 'content-length', String(body.length)] }
  }
}
