// The back office: one document for all its addresses, and its endpoint. Nothing of it is cached, indexed or embedded.
import { pictureUploadPath } from '#contract/picture-upload.ts'
import { html, raw } from '#domain/html.ts'
import type { Shop } from '#services/shop.ts'
import type { ApiHandler } from '../http/api-handler.ts'
import { htmlResponse, send, textResponse } from '../http/response.ts'
import { personalHeaders, type HeaderTable } from '../http/security-headers.ts'
import type { Storefront } from '../pages/storefront.ts'
import type { PictureUploads } from './picture-uploads.ts'

export const backofficeSegment = '_shop'
const apiPath = `/${backofficeSegment}/api`

type Options = {
  /** `settings` are read for each document: the merchant changes them while the shop runs. */
  readonly shop: Pick<Shop, 'publicOrigin' | 'backofficeOrigin' | 'settings'>
  readonly storefront: Pick<Storefront, 'backoffice' | 'extraHead'>
  readonly api: ApiHandler
  readonly uploads: PictureUploads
  readonly security: HeaderTable
}

export function createBackoffice({ shop, storefront, api, uploads, security }: Options): ApiHandler {
  const policy = security['content-security-policy'] ?? ''
  const headers: HeaderTable = {
    ...security,
    ...personalHeaders,
    // Pictures are shown before they are uploaded.
    'content-security-policy': policy.replace("img-src 'self' data:", '$& blob:'),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  const wrongMethod = textResponse(405, 'The back office is only read here.', { allow: 'GET, HEAD' })

  return async (request, response, requestId) => {
    const path = (request.url ?? '').split('?', 1)[0]
    if (path === apiPath) return api(request, response, requestId)
    if (path === pictureUploadPath && request.method === 'POST')
      return send(request, response, await uploads(request, requestId), headers)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    send(request, response, isRead ? htmlResponse(200, documentOf(shop, storefront)) : wrongMethod, headers)
  }
}

function documentOf(
  { publicOrigin, backofficeOrigin, settings: { shopName, shipping, seller } }: Options['shop'],
  { backoffice, extraHead }: Options['storefront'],
) {
  const { entry, styles, preloads, texts } = backoffice
  // A path on the same origin, so that any local host name works.
  const storefront = backofficeOrigin === publicOrigin ? '/' : publicOrigin
  const { timeZone } = shipping.warehouse
  const { country } = seller
  const boot = JSON.stringify({ api: apiPath, publicOrigin, storefront, shopName, country, timeZone, texts })
  return html`<!doctype html><html lang="en"><head>${[
    html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    html`<meta name="robots" content="noindex"><title>${shopName}</title>`,
    raw(extraHead),
    ...styles.map((href) => html`<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => html`<link rel="modulepreload" href="${href}">`),
    html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    html`<script type="application/json" id="boot">${raw(boot.replaceAll('<', '\\u003c'))}</script>`,
    html`<script type="module" src="${entry}"></script>`,
  ]}</head><body><div id="root"></div></body></html>`
}
