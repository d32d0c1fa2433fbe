// Gift registries without scripts: the page for givers, and the owner's pages. Each form calls the endpoint's operations
// and is answered with a plain page.
import { randomBytes } from 'node:crypto'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { html } from '#domain/html.ts'
import { translateFor } from '#messages/load.ts'
import type { RouteHandler } from '../app.ts'
import { callEndpoint, problemTexts } from '../forms/plain-checkout.ts'
import { readPlainForm, readPlainRequest, unreadableForm, type PlainForms } from '../forms/plain-request.ts'
import { htmlResponse, type HttpResponse } from '../http/response.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { chosenScript } from './chosen-gifts.ts'
import { answerGiver } from './giver-pages.ts'
import { answerOwner } from './owner-pages.ts'
import type { RegistryVisit } from './registry-visit.ts'
import { shareScript } from './share-button.ts'

export const registrySegment = 'registry'

const limits = { maxBytes: 256 * 1024, maxMs: 10_000, unreadable: unreadableForm }

/** /registry/own: the owner's registries. /registry/<key>: one for givers; /registry/<key>/edit for its owner. */
export function createRegistryPages(options: PlainForms & { readonly cookie: SessionCookie }): RouteHandler {
  const { endpoint, cookie } = options
  return async (request) => {
    const { url, locale, caller, page } = readPlainRequest(request, options)
    const isPost = request.method === 'POST'
    if (!isPost && request.headers['sec-fetch-site'] === 'cross-site') return openedHere(url)
    const form = isPost ? await readPlainForm(request, options, limits) : null
    if (form && 'refused' in form) return form.refused
    const fields = form ? fieldsOf(form.bytes) : new Map<string, string>()
    // A giver has no cookie. The form repeats the session in a hidden field, so that a second press gives nothing twice.
    // The same field keeps an owner from two registries.
    const draft = fields.get('draft') ?? ''
    const session = /^[\w-]{24}$/.test(draft) ? draft : randomBytes(18).toString('base64url')
    const { token } = cookie.read(request.headers.cookie)
    const [, , key = '', part = ''] = url.pathname.split('/')
    const { publicOrigin, settings, now } = endpoint.shop
    const visit: RegistryVisit = {
      locale,
      key,
      fields,
      isPost,
      isSignedIn: token !== null,
      publicOrigin,
      today: plainDateIn(now(), settings.shipping.warehouse.timeZone),
      caller: { ...caller, session, idempotencyKey: session, ...(token !== null && { token }) },
      call: (name, input) => callEndpoint(name, input, visit.caller, options),
    }
    const result = key === 'own' || part === 'edit' ? await answerOwner(visit) : await answerGiver(visit)
    if ('headers' in result) return result
    const {
      title = translateFor(locale)('registry.title'),
      heading,
      content,
      typeface = null,
      status = 200,
      problems = [],
    } = result
    const shown = {
      status,
      typeface,
      isWide: true,
      sendsForm: true,
      script: `${shareScript}\n${chosenScript}`,
      ...(heading && { heading }),
    }
    return page(title, html`${problemTexts(problems)}${content}`, shown)
  }
}

/**
 * Browsers send the sign-in cookie to pages opened from this shop only. The page loads itself again with the session
 * cookie. So an owner who follows the shared link sees no given gifts.
 */
function openedHere(url: URL): HttpResponse {
  const here = `${url.pathname}${url.search}`
  return htmlResponse(
    200,
    html`<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${here}"><a href="${here}">→</a>`,
    { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" },
  )
}

function fieldsOf(body: Buffer): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(body.toString('utf8'))]
  return new Map(pairs.map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '').trim()]))
}
