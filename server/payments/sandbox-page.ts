// The built-in payment provider's own page: what is to be paid, and the shopper's choice. Plain HTML and forms,
// without a script; the shop learns of the choice as from any provider, by an event and by asking.
import type { IncomingMessage } from 'node:http'
import { defaultLocale, directionOf, isLocale, localeTable, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { isCurrency, money } from '#domain/money.ts'
import { textAnswer, type HttpAnswer } from '../answer.ts'
import type { Corner } from '../app.ts'
import { escapeHtml } from '../mail/layout.ts'
import { readBody } from '../read-body.ts'
import {
  sandboxChoices,
  sandboxPageOf,
  sandboxPath,
  type Sandbox,
  type SandboxChoice,
  type SandboxPayment,
} from './sandbox.ts'
import { sandboxStyles } from './sandbox-styles.ts'

const stylesFile = 'style.css'
const maxBody = 1024
const maxBodyMs = 5_000

const gone = textAnswer(404, 'There is no such payment.')
const foreign = textAnswer(403, 'This choice was not made on this page.')
const wrongMethod = textAnswer(405, 'Payments are shown and decided here.', { allow: 'GET, HEAD, POST' })

export function createSandboxPage(
  sandbox: Sandbox,
  isForeign: (request: IncomingMessage) => boolean,
): Corner {
  async function decide(
    request: IncomingMessage,
    payment: SandboxPayment,
    locale: Locale,
  ): Promise<HttpAnswer> {
    if (isForeign(request)) return foreign
    const body = await readBody(request, maxBody, maxBodyMs)
    const choice = 'bytes' in body ? new URLSearchParams(body.bytes.toString('utf8')).get('choice') : null
    if (!isChoice(choice)) return textAnswer(400, 'This choice cannot be made.')
    await sandbox.choose(payment.reference, choice)
    // Confirmed once more on this very page, as banks do; everything else is the shop's to show.
    return seeOther(choice === 'confirm' ? sandboxPageOf(payment.reference, locale) : payment.returnUrl)
  }

  return async (request) => {
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const name = path.slice(sandboxPath.length)
    const language = new URLSearchParams(query).get('lg')
    const locale = isLocale(language) ? language : defaultLocale
    if (name === stylesFile) return styles
    if (!/^sbx_[0-9a-f]{32}$/.test(name)) return gone
    const payment = await sandbox.find(name)
    if (!payment) return gone
    if (request.method === 'POST') return decide(request, payment, locale)
    return request.method === 'GET' || request.method === 'HEAD' ? show(payment, locale) : wrongMethod
  }
}

function isChoice(value: string | null): value is SandboxChoice {
  return sandboxChoices.some((choice) => choice === value)
}

function seeOther(location: string): HttpAnswer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
}

const styles: HttpAnswer = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body: sandboxStyles,
}

function show(payment: SandboxPayment, locale: Locale): HttpAnswer {
  const t = translateFor(locale)
  const html = `<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${escapeHtml(t('sandbox.title'))}</title><link rel="stylesheet" href="${sandboxPath}${stylesFile}"></head>
<body><main><p class="brand">${escapeHtml(t('sandbox.title'))}</p>${contentOf(payment, locale)}
<p class="note">${escapeHtml(t('sandbox.note'))}</p></main></body></html>`
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    },
    body: html,
  }
}

function contentOf({ status, amount, currency, returnUrl }: SandboxPayment, locale: Locale): string {
  const t = translateFor(locale)
  const total = isCurrency(currency) ? formatMoney(locale, money(amount, currency)) : ''
  const price = `<p class="amount"><bdi>${escapeHtml(total)}</bdi></p>`
  if (status === 'confirming')
    return `<h1>${escapeHtml(t('sandbox.bank'))}</h1>${price}${choices([
      ['approve', t('sandbox.confirmYes')],
      ['decline', t('sandbox.confirmNo')],
    ])}${back(returnUrl, t('sandbox.later'))}`
  if (status !== 'open' && status !== 'failed')
    return `<h1>${escapeHtml(t(`sandbox.${status}`))}</h1>${price}${back(returnUrl, t('sandbox.back'))}`
  const declined = status === 'failed' ? `<p role="alert">${escapeHtml(t('sandbox.declined'))}</p>` : ''
  return `<h1>${escapeHtml(t('sandbox.pay'))}</h1>${price}${declined}${choices([
    ['approve', t('sandbox.approve')],
    ['decline', t('sandbox.decline')],
    ['confirm', t('sandbox.confirm')],
  ])}${back(returnUrl, t('sandbox.back'))}`
}

function choices(buttons: readonly (readonly [choice: SandboxChoice, label: string])[]): string {
  const all = buttons.map(
    ([choice, label]) => `<button name="choice" value="${choice}">${escapeHtml(label)}</button>`,
  )
  return `<form method="post">${all.join('')}</form>`
}

function back(returnUrl: string, label: string): string {
  return `<p><a href="${escapeHtml(returnUrl)}">${escapeHtml(label)}</a></p>`
}
