// Opens the back office: its endpoint, uploads and pages, with a cookie and a registry of their own.
import path from 'node:path'
import { adminRegistry } from '#api/admin/operations.ts'
import { createEndpoint } from '#api/endpoint.ts'
import { createApiHandler, type ApiHandler } from '../http/api-handler.ts'
import { personalHeaders } from '../http/security-headers.ts'
import { createStaffCookie } from '../http/session-cookie.ts'
import type { ShopContext } from '../shop-context.ts'
import { backofficeSegment, createBackoffice } from './backoffice-pages.ts'
import { createPictureUploads } from './picture-uploads.ts'

export function openBackoffice(context: ShopContext): ApiHandler {
  const { config, shop, visitorShop, countCall, security, clientIp, storefront, log } = context
  const { backofficeOrigin: origin } = shop
  const cookie = createStaffCookie(origin, `/${backofficeSegment}`)
  const api = createApiHandler({
    endpoint: createEndpoint(visitorShop, adminRegistry, countCall, shop),
    registry: adminRegistry,
    cookie,
    publicOrigin: origin,
    security: { ...security, ...personalHeaders },
    clientIp,
    log,
    // A product with texts in fifteen languages and 250 variants.
    maxBodyBytes: { usual: 64 * 1024, signedIn: 4 * 1024 * 1024 },
  })
  const folder = path.join(config.DATA_DIR, 'uploads')
  const uploads = createPictureUploads({ shop: visitorShop, origin, cookie, clientIp, folder })
  return createBackoffice({ shop, storefront, api, uploads, security })
}
