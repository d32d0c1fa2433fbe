// The payment page of the sandbox provider: amount, order and the shopper's choice, without scripts. The shop receives
// the choice as from any provider: by an event and by query.
import type { IncomingMessage } from 'node:http'
import { html, type Html } from '#domain/html.ts'
import { directionOf, type Locale, localeOrDefault, localeTable } from '#domain/markets/locale.ts'
import { commonMarksOf } from '#domain/orders/payment-kinds.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { RouteHandler } from '../app.ts'
import { logoOf, brand } from '../brand.ts'
import { readBody } from '../http/read-body.ts'
import { htmlResponse, textResponse, type HttpResponse } from '../http/response.ts'
import {
  sandboxChoices,
  sandboxPageOf,
  sandboxPath,
  type Sandbox,
  type SandboxChoice,
  type SandboxPayment,
} from './sandbox.ts'

const sandboxStyles = `:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --accent: light-dark(${brand.accent}, ${brand.accentDark}); --muted: light-dark(#6b5a51, #c3b4a9); --line: light-dark(#e6d9cc, #4d413a) }
body { margin: 0; box-sizing: border-box; min-block-size: 100dvb; display: grid; place-items: center; padding: 1rem; background: light-dark(#f8f1e8, #241d1a); color: light-dark(#3b2f2a, #f3e9df) }
main { box-sizing: border-box; inline-size: min(28rem, 100%); padding: clamp(1.25rem, 6vi, 2rem); border-radius: 1rem; background: light-dark(#fffdf9, #322925) }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block-end: 1rem; border-block-end: 1px solid var(--line) }
img { block-size: 2.5rem; inline-size: auto }
@media (prefers-color-scheme: dark) { img { filter: brightness(1.9) saturate(0.7) } }
.brand { margin: 0; padding: 0.125rem 0.75rem; border-radius: 999px; background: light-dark(#f5e3b8, #4a3d1f); font-size: 0.875rem; font-weight: 600 }
h1 { margin: 1.5rem 0 0; font: 600 1.5rem/1.25 Georgia, serif }
.amount { margin: 0.25rem 0 1rem; font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums }
dl { display: grid; gap: 0.5rem; margin: 0 0 1.25rem }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem }
dt { color: var(--muted) }
dd { margin: 0 }
.accepts { margin: 0 0 0.5rem; color: var(--muted); font-size: 0.875rem }
ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 1.5rem; padding: 0; list-style: none }
li { padding: 0.125rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; font-size: 0.8125rem; font-weight: 600 }
form { display: grid; gap: 0.75rem }
button { min-block-size: 3rem; border: 1px solid light-dark(#94857b, #94857b); border-radius: 999px; background: none; color: inherit; font: inherit; cursor: pointer }
button[value=approve] { border: 0; background: ${brand.accent}; color: ${brand.accentInk}; font-weight: 600 }
a { display: inline-block; padding-block: 0.625rem; color: inherit; text-underline-offset: 0.22em }
form + p, .note { margin: 0.75rem 0 0 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
[role=alert] { color: light-dark(#a1311b, #f2a08d); font-weight: 600 }
.note { color: var(--muted); font-size: 0.875rem }
`

const stylesFile = 'style.css'
const maxBody = 1024
const maxBodyMs = 5_000

const notFound = textResponse(404, 'There is no such payment.')
const foreign = textResponse(403, 'This choice was not made on this page.')
const wrongMethod = textResponse(405, 'Payments are shown and decided here.', { allow: 'GET, HEAD, POST' })

export function createSandboxPage(
  sandbox: Sandbox,
  isForeign: (request: IncomingMessage) => boolean,
  settings: () => Settings,
): RouteHandler {
  const marks = commonMarksOf(sandbox.kinds())
  async function decide(
    request: IncomingMessage,
    payment: SandboxPayment,
    locale: Locale,
  ): Promise<HttpResponse> {
    if (isForeign(request)) return foreign
    const body = await readBody(request, maxBody, maxBodyMs)
    const choice = 'bytes' in body ? new URLSearchParams(body.bytes.toString('utf8')).get('choice') : null
    if (!isChoice(choice)) return textResponse(400, 'This choice cannot be made.')
    await sandbox.choose(payment.reference, choice)
    // A bank's confirmation takes place on this page; other choices return to the shop.
    return seeOther(choice === 'confirm' ? sandboxPageOf(payment.reference, locale) : payment.returnUrl)
  }

  return async (request) => {
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const name = path.slice(sandboxPath.length)
    const language = new URLSearchParams(query).get('lg')
    const locale = localeOrDefault(language)
    if (name === stylesFile) return styles
    if (!/^sbx_[0-9a-f]{32}$/.test(name)) return notFound
    const payment = await sandbox.find(name)
    if (!payment) return notFound
    if (request.method === 'POST') return decide(request, payment, locale)
    return request.method === 'GET' || request.method === 'HEAD'
      ? paymentPage(payment, { locale, settings: settings(), marks })
      : wrongMethod
  }
}

function isChoice(value: string | null): value is SandboxChoice {
  return sandboxChoices.some((choice) => choice === value)
}

function seeOther(location: string): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

const styles: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: sandboxStyles,
}

type PageContext = {
  readonly locale: Locale
  readonly settings: Settings
  /** Names of the offered payment services. */
  readonly marks: readonly string[]
}

export function paymentPage(payment: SandboxPayment, context: PageContext): HttpResponse {
  const { locale } = context
  const t = translateFor(locale)
  const page = html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${t('sandbox.title')}</title><link rel="stylesheet" href="${sandboxPath}${stylesFile}"></head>
<body><main><header>${logoOf(context.settings)}<p class="brand">${t('sandbox.title')}</p></header>
${contentOf(payment, context)}<p class="note">${t('sandbox.note')}</p></main></body></html>`
  return htmlResponse(200, page, { 'referrer-policy': 'same-origin' })
}

function contentOf(payment: SandboxPayment, context: PageContext): Html {
  const { status, returnUrl } = payment
  const t = translateFor(context.locale)
  const summary = summaryOf(payment, context)
  if (status === 'confirming')
    return html`<h1>${t('sandbox.bank')}</h1>${summary}${choices([
      ['approve', t('sandbox.confirmYes')],
      ['decline', t('sandbox.confirmNo')],
    ])}${back(returnUrl, t('sandbox.later'))}`
  if (status !== 'open' && status !== 'failed')
    return html`<h1>${t(`sandbox.${status}`)}</h1>${summary}${back(returnUrl, t('sandbox.back'))}`
  const declined = status === 'failed' && html`<p role="alert">${t('sandbox.declined')}</p>`
  return html`<h1>${t('sandbox.pay')}</h1>${summary}${marksList(context)}${declined}${choices([
    ['approve', t('sandbox.approve')],
    ['decline', t('sandbox.decline')],
    ['confirm', t('sandbox.confirm')],
  ])}${back(returnUrl, t('sandbox.back'))}`
}

/** Amount, order number and seller. */
function summaryOf(payment: SandboxPayment, { locale, settings }: PageContext): Html {
  const { amount, currency, orderNumber } = payment
  const t = translateFor(locale)
  const total = isCurrency(currency) ? formatMoney(locale, money(amount, currency)) : ''
  const rows = [
    [t('track.number'), orderNumber],
    [t('sandbox.seller'), settings.seller.lines[0]],
  ].map(([label, value]) => value && html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)
  return html`<p class="amount"><bdi>${total}</bdi></p><dl>${rows}</dl>`
}

function marksList({ locale, marks }: PageContext): Html {
  const label = translateFor(locale)('sandbox.accepts')
  return html`<p class="accepts" id="accepts">${label}</p><ul aria-labelledby="accepts">${marks.map(
    (mark) => html`<li><bdi>${mark}</bdi></li>`,
  )}</ul>`
}

function choices(buttons: readonly (readonly [choice: SandboxChoice, label: string])[]): Html {
  const all = buttons.map(
    ([choice, label]) => html`<button name="choice" value="${choice}">${label}</button>`,
  )
  return html`<form method="post">${all}</form>`
}

function back(returnUrl: string, label: string): Html {
  return html`<p><a href="${returnUrl}">${label}</a></p>`
}
