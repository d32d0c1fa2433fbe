// Gift registries without scripts: the page for givers, and the owner's pages. Each form calls the endpoint's operations
// and is answered with a plain page.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { html, raw, type Html } from '#domain/html.ts'
import { defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import type { RouteHandler } from '../app.ts'
import { plainCaller } from '../forms/plain-caller.ts'
import { callEndpoint, problemTexts, type PlainEndpoint } from '../forms/plain-checkout.ts'
import { htmlResponse, textResponse, type HttpResponse } from '../http/response.ts'
import { readBody } from '../http/read-body.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { plainPage } from '../pages/plain-page.ts'
import { answerGiver } from './giver-pages.ts'
import { answerOwner } from './owner-pages.ts'
import { registryStyles } from './registry-styles.ts'
import type { RegistryContent, RegistryVisit } from './registry-visit.ts'

export const registrySegment = 'registry'

const maxBodyBytes = 256 * 1024
const maxBodyMs = 10_000

const foreign = textResponse(403, 'This form was not sent from this shop.', { connection: 'close' })
const unreadable = textResponse(400, 'This form cannot be read.', { connection: 'close' })

type Options = PlainEndpoint & {
  readonly cookie: SessionCookie
  readonly isForeign: (request: IncomingMessage) => boolean
  readonly clientIp: (request: IncomingMessage) => string
  readonly isTestShop: boolean
}

/** /registry/own: the owner's registries. /registry/<key>: one for givers; /registry/<key>/edit for its owner. */
export function createRegistryPages(options: Options): RouteHandler {
  const { endpoint, cookie, isForeign, clientIp, isTestShop } = options
  return async (request) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isPost = request.method === 'POST'
    // Browsers send the origin of every posted form; without it the sender is unknown.
    if (isPost && (isForeign(request) || request.headers.origin === undefined)) return foreign
    if (!isPost && request.headers['sec-fetch-site'] === 'cross-site') return openedHere(url)
    const fields = isPost ? await readForm(request) : new Map<string, string>()
    if (!fields) return unreadable
    const lang = url.searchParams.get('lang')
    const locale = isLocale(lang) ? lang : defaultLocale
    const { settings } = endpoint.shop
    const country = url.searchParams.get('country') ?? ''
    const plain = plainCaller(request, { locale, country, ip: clientIp(request), markets: settings.markets })
    // A giver has no cookie. The form repeats the session in a hidden field, so that a second press gives nothing twice.
    const draft = fields.get('draft') ?? ''
    const session = /^[\w-]{24}$/.test(draft) ? draft : randomBytes(18).toString('base64url')
    const { token } = cookie.read(request.headers.cookie)
    const [, , key = '', part = ''] = url.pathname.split('/')
    const visit: RegistryVisit = {
      locale,
      key,
      fields,
      isPost,
      isSignedIn: token !== null,
      publicOrigin: endpoint.shop.publicOrigin,
      caller: { ...plain, session, idempotencyKey: session, ...(token !== null && { token }) },
      call: (name, input) => callEndpoint(name, input, visit.caller, options),
    }
    const result = key === 'own' || part === 'edit' ? await answerOwner(visit) : await answerGiver(visit)
    if ('headers' in result) return result
    return pageOf(result, locale, { isTestShop, settings })
  }
}

function pageOf(
  { title, content, status = 200, problems = [] }: RegistryContent,
  locale: Locale,
  options: Pick<Parameters<typeof plainPage>[3], 'isTestShop' | 'settings'>,
): HttpResponse {
  const head = html`<style>${raw(registryStyles)}</style>`
  const body: Html = html`${problemTexts(problems)}${content}`
  const shown = title ?? translateFor(locale)('registry.title')
  return plainPage(locale, shown, body, { ...options, status, head, sendsForm: true })
}

/**
 * Browsers send the sign-in cookie to pages opened from this shop only. The page opens itself again, so that an owner
 * who follows the shared link is known, and no gift is revealed.
 */
function openedHere(url: URL): HttpResponse {
  const here = `${url.pathname}${url.search}`
  return htmlResponse(
    200,
    html`<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${here}"><a href="${here}">→</a>`,
    { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" },
  )
}

/** null if the body is no form. */
async function readForm(request: IncomingMessage): Promise<ReadonlyMap<string, string> | null> {
  const body = await readBody(request, maxBodyBytes, maxBodyMs)
  if ('fault' in body) return null
  const pairs = [...new URLSearchParams(body.bytes.toString('utf8'))]
  return new Map(pairs.map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '').trim()]))
}
