// How a reader of the shop's own mails says no to further ones: a signed address, by one click of the mail program
// (RFC 8058) or by a button on a plain page. Opening the page alone changes nothing: scanners open every link.
import { brand } from '../brand.ts'
import type { Shop } from '#api/context.ts'
import { sealed, unsealed } from '#api/sealed.ts'
import { loadCustomer } from '#data/customers.ts'
import { isId } from '#data/ids.ts'
import { noticeKinds, saveNoticeChoice, type NoticeKind } from '#data/notice-choices.ts'
import { directionOf, isLocale, localeTable, type Locale } from '#domain/locale.ts'
import { translateFor } from '#messages/load.ts'
import { textAnswer, type HttpAnswer } from '../answer.ts'
import type { Corner } from '../app.ts'
import { escapeHtml } from './layout.ts'

export const unsubscribeSegment = '_unsubscribe'

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const styles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvb; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
main { box-sizing: border-box; inline-size: min(30rem, 100%); padding: 2rem; border-radius: 1rem; background: light-dark(#fffdf9, #322925) }
h1 { margin: 1rem 0; font: 600 1.625rem/1.25 Georgia, serif }
a { color: inherit; display: inline-block; padding-block: 0.625rem }
p:first-child a { font: 600 1.5rem Georgia, serif; text-decoration: none; padding: 0 }
button { min-block-size: 3rem; padding-inline: 1.75rem; border: 0; border-radius: 999px; background: ${brand.accent}; color: ${brand.accentInk}; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(${brand.accent}, ${brand.accentDark}); outline-offset: 3px }`

const gone = textAnswer(404, 'There is nothing at this address.')
const wrongMethod = textAnswer(405, 'Mails are ended here.', { allow: 'GET, HEAD, POST' })

const purpose = 'unsubscribe'

/** Works for as long as the account is there: a mail may be read years later. */
export function unsubscribeLink(
  { secret, publicOrigin }: Pick<Shop, 'secret' | 'publicOrigin'>,
  kind: NoticeKind,
  customerId: string,
): string {
  return `${publicOrigin}/${unsubscribeSegment}/${sealed(secret, purpose, `${kind}.${customerId}`)}`
}

function readToken(secret: string, token: string): { kind: NoticeKind; customerId: string } | null {
  const [kind, customerId = ''] = unsealed(secret, purpose, token)?.split('.') ?? []
  const known = noticeKinds.find((each) => each === kind)
  return known && isId(customerId) ? { kind: known, customerId } : null
}

export function createUnsubscribePage(
  { db, secret, now }: Pick<Shop, 'db' | 'secret' | 'now'>,
  isTestShop: boolean,
): Corner {
  return async (request) => {
    const name = (request.url ?? '').split('?', 1)[0]?.split('/')[2] ?? ''
    const asked = readToken(secret, name)
    const customer = asked && (await loadCustomer(db, { id: asked.customerId }))
    if (!customer) return gone
    const locale = isLocale(customer.locale) ? customer.locale : 'us'
    if (request.method === 'POST') {
      await saveNoticeChoice(db, asked.customerId, asked.kind, false, now())
      return page(locale, asked.kind, { done: true, isTestShop })
    }
    return request.method === 'GET' || request.method === 'HEAD'
      ? page(locale, asked.kind, { done: false, isTestShop })
      : wrongMethod
  }
}

type State = { readonly done: boolean; readonly isTestShop: boolean }

function page(locale: Locale, kind: NoticeKind, { done, isTestShop }: State): HttpAnswer {
  const t = translateFor(locale)
  const notice = isTestShop ? `<p><strong>${escapeHtml(t('test.notice'))}</strong></p>` : ''
  const home = locale === 'us' ? '/' : `/${locale}/`
  const content = done
    ? `<p role="status">${escapeHtml(t('unsubscribe.done'))}</p><p><a href="${home}">${escapeHtml(t('error.home'))}</a></p>`
    : `<p>${escapeHtml(t(`unsubscribe.${kind}`))}</p><form method="post"><button>${escapeHtml(t('mail.leave'))}</button></form>`
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policy,
    },
    body: `<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${escapeHtml(t('unsubscribe.title'))}</title><style>${styles}</style></head>
<body><main><p><a href="${home}">Posy</a></p>${notice}<h1>${escapeHtml(t('unsubscribe.title'))}</h1>${content}</main></body></html>`,
  }
}
