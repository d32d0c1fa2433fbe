// Requests for pages without scripts: their language, the caller of the endpoint, and the posted form.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Caller } from '#api/context.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { randomHex } from '#data/ids.ts'
import type { Html } from '#domain/html.ts'
import { type Locale, localeOrDefault } from '#domain/markets/locale.ts'
import { chooseMarket } from '#domain/markets/market.ts'
import { readBody } from '../http/read-body.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { plainPage, type PlainDesign, type PlainPageOptions } from '../pages/plain-page.ts'
import { isRobot } from '../pages/robots.ts'

export type PlainPages = {
  readonly design: PlainDesign
  readonly endpoint: Endpoint
  readonly clientIp: (request: IncomingMessage) => string
  readonly report: (fault: unknown) => void
}

/** Also takes forms. */
export type PlainForms = PlainPages & { readonly isForeign: (request: IncomingMessage) => boolean }

export type PlainRequest = {
  readonly url: URL
  readonly locale: Locale
  readonly caller: Caller
  /** A page of the shop in the request's language. */
  readonly page: (title: string, content: Html, options?: PlainPageOptions) => Promise<HttpResponse>
}

/** The usual response to a form that is too large, or too slow. */
export const unreadableForm = textResponse(400, 'This form cannot be read.', { connection: 'close' })

const foreign = textResponse(403, 'This form was not sent from this shop.', { connection: 'close' })

/** Language and country are parameters of the address: the session is new, as nothing is stored between two forms. */
export function readPlainRequest(
  request: IncomingMessage,
  { design, endpoint, clientIp }: PlainPages,
): PlainRequest {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const lang = url.searchParams.get('lang')
  const locale = localeOrDefault(lang)
  const { settings } = endpoint.shop
  const country = chooseMarket(locale, settings.markets, url.searchParams.get('country') ?? '')
  const caller: Caller = {
    session: randomBytes(18).toString('base64url'),
    locale,
    country,
    ip: clientIp(request),
    idempotencyKey: null,
    requestId: randomHex(),
    isRobot: isRobot(request.headers),
  }
  return {
    url,
    locale,
    caller,
    page: (title, content, options) =>
      plainPage({ locale, country, settings }, title, content, design, options),
  }
}

/**
 * The body of a posted form, or the response that refuses it. It is refused if another site sent it, or if it is too
 * large.
 */
export async function readPlainForm(
  request: IncomingMessage,
  { isForeign }: PlainForms,
  limits: { readonly maxBytes: number; readonly maxMs: number; readonly unreadable: HttpResponse },
): Promise<{ readonly bytes: Buffer } | { readonly refused: HttpResponse }> {
  // Browsers send the origin of every posted form; without it the sender is unknown.
  if (isForeign(request) || request.headers.origin === undefined) return { refused: foreign }
  const body = await readBody(request, limits.maxBytes, limits.maxMs)
  return 'fault' in body ? { refused: limits.unreadable } : { bytes: body.bytes }
}
