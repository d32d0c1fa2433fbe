// Unsubscribe page of reminders and wishlist alerts, with a signed address. It takes one click in the mail program
// (RFC 8058), or a button. GET changes nothing: link scanners open every link.
import { loadCustomer } from '#data/customers/customers.ts'
import {
  notificationKinds,
  saveNotificationPreference,
  type NotificationKind,
} from '#data/customers/notification-preferences.ts'
import { isId } from '#data/ids.ts'
import { html } from '#domain/html.ts'
import { type Locale, localeOrDefault } from '#domain/markets/locale.ts'
import { chooseMarket } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import type { Shop } from '#services/shop.ts'
import { signToken, verifyToken } from '#services/signed-token.ts'
import type { RouteHandler } from '../app.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'
import { homeOf, plainPage, type PlainDesign } from '../pages/plain-page.ts'

export const unsubscribeSegment = '_unsubscribe'

const notFound = textResponse(404, 'There is nothing at this address.')
const wrongMethod = textResponse(405, 'This address ends e-mails.', { allow: 'GET, HEAD, POST' })

const purpose = 'unsubscribe'

/** Valid as long as the account exists: a mail may be read years later. */
export function unsubscribeLink(
  { secret, publicOrigin }: Pick<Shop, 'secret' | 'publicOrigin'>,
  kind: NotificationKind,
  customerId: string,
): string {
  return `${publicOrigin}/${unsubscribeSegment}/${signToken(secret, purpose, `${kind}.${customerId}`)}`
}

function readToken(secret: string, token: string): { kind: NotificationKind; customerId: string } | null {
  const [kind, customerId = ''] = verifyToken(secret, purpose, token)?.split('.') ?? []
  const kindInToken = notificationKinds.find((each) => each === kind)
  return kindInToken && isId(customerId) ? { kind: kindInToken, customerId } : null
}

export function createUnsubscribePage(
  shop: Pick<Shop, 'db' | 'secret' | 'now' | 'settings'>,
  design: PlainDesign,
): RouteHandler {
  const { db, secret, now } = shop
  return async (request) => {
    const name = (request.url ?? '').split('?', 1)[0]?.split('/')[2] ?? ''
    const tokenData = readToken(secret, name)
    const customer = tokenData && (await loadCustomer(db, { id: tokenData.customerId }))
    if (!customer) return notFound
    const locale = localeOrDefault(customer.locale)
    if (request.method === 'POST') {
      await saveNotificationPreference(db, tokenData.customerId, tokenData.kind, false, now())
      return page(locale, tokenData.kind, true, shop.settings, design)
    }
    return request.method === 'GET' || request.method === 'HEAD'
      ? page(locale, tokenData.kind, false, shop.settings, design)
      : wrongMethod
  }
}

function page(
  locale: Locale,
  kind: NotificationKind,
  done: boolean,
  settings: Settings,
  design: PlainDesign,
): Promise<HttpResponse> {
  const t = translateFor(locale)
  const content = done
    ? html`<p role="status">${t('unsubscribe.done')}</p><p><a href="${homeOf(locale)}">${t('error.home')}</a></p>`
    : html`<p>${t(`unsubscribe.${kind}`)}</p><form method="post"><button class="button" data-variant="primary">${t('mail.unsubscribe')}</button></form>`
  const country = chooseMarket(locale, settings.markets, '')
  return plainPage({ locale, country, settings }, t('unsubscribe.title', settings), content, design)
}
