// Renders mails as HTML and text: one column for all mail programs, in the reader's language and direction.
import { html, htmlLines, joinHtml, raw, type Html, type HtmlValue } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { joinParts } from '#messages/join-parts.ts'
import { translateFor } from '#messages/load.ts'
import { accentInkOf, accentOf, brand, logoOf } from '../brand.ts'
import type { MailPart } from './mail-part.ts'
import { renderPart } from './render-part.ts'

/** A mail of the shop, complete except for what the mailer's settings add. */
export type ComposedMail = {
  readonly locale: Locale
  readonly subject: string
  readonly text: (frame: MailFrame) => string
  readonly html: (frame: MailFrame) => Html
}

export type MailFrame = {
  /** Serves the logo. Without a slash at the end. */
  readonly publicOrigin: string
  readonly settings: Settings
  /** True: every mail begins with a notice that nothing is sold. */
  readonly isTestShop: boolean
}

/** `returnBy`: the last day for returns of what has arrived, in words. */
type Terms = { readonly returnDays?: number; readonly returnBy?: string; readonly isPersonal?: boolean }

/**
 * `signature`: its text, or the days for returns where they are not those of new orders, and whether the exception
 * for gifts with a personal text is part of their sentence.
 */
export function composeMail(
  locale: Locale,
  subject: string,
  parts: readonly MailPart[],
  signature: string | Terms = {},
): ComposedMail {
  const signatureIn = ({ settings }: MailFrame) =>
    typeof signature === 'string' ? signature : signatureText(locale, settings, signature)
  return {
    locale,
    subject,
    text: (frame) => renderText(parts, signatureIn(frame)),
    html: (frame) => renderHtml({ locale, subject, parts, signature: signatureIn(frame) }, frame),
  }
}

function signatureText(locale: Locale, settings: Settings, terms: Terms): string {
  const t = translateFor(locale)
  const { returnDays = settings.returnDays, returnBy: date } = terms
  const personal = terms.isPersonal ? 'yes' : 'no'
  const returns = date
    ? t('mail.returnUntil', { date, personal })
    : t('mail.returns', { returnDays, personal })
  return `${t('mail.signature', settings)}\n${returns}`
}

/** The seller's name, address and e-mail, below every mail. */
export function imprintOf({ seller }: Settings): string[] {
  return [...seller.lines, seller.email].filter((line) => line !== '')
}

const font = raw("16px/1.55 'Segoe UI',Helvetica,Arial,sans-serif")

function renderText(parts: readonly MailPart[], signature: string): string {
  const blocks = parts.map((part) => {
    if ('heading' in part) return part.heading
    if ('section' in part) return part.section
    if ('code' in part) return part.code
    if ('small' in part) return [part.small, part.link, part.href].filter(Boolean).join('\n')
    if ('links' in part) return part.links.map(({ link, href }) => `${link}\n${href}`).join('\n\n')
    if ('label' in part) return [part.label, part.text, part.note].filter(Boolean).join('\n')
    if ('gifts' in part)
      return part.gifts.map(({ title, price, href }) => `${title}  ${price}\n${href}`).join('\n\n')
    if ('goods' in part)
      return part.goods
        .map(({ title, details, value, message }) => {
          const good = [[title, details].filter(Boolean).join(' · '), value].filter(Boolean).join('  ')
          return message ? `${good}\n${message.label}\n${message.text}` : good
        })
        .join('\n')
    if ('rows' in part)
      return part.rows
        .map(([label, value, href]) => `${label}  ${value}${href ? `\n${href}` : ''}`)
        .join('\n')
    return 'button' in part ? `${part.button}\n${part.href}` : part.text
  })
  return `${blocks.filter(Boolean).join('\n\n')}\n\n${signature}\n`
}

type Content = Pick<ComposedMail, 'locale' | 'subject'> & {
  readonly parts: readonly MailPart[]
  readonly signature: string
}

function renderHtml({ locale, subject, parts, signature }: Content, frame: MailFrame): Html {
  const direction = directionOf(locale)
  const start = direction === 'rtl' ? 'right' : 'left'
  const end = direction === 'rtl' ? 'left' : 'right'
  const accent = accentOf(frame.settings)
  const accentInk = accentInkOf(frame.settings)
  // Browsers cannot segment Chinese phrases, so headings break only at spaces.
  const breaks = locale === 'zh' ? 'keep-all;overflow-wrap:anywhere' : 'auto-phrase'
  // No line begins with a sign that belongs to the word before it, such as "ー".
  const lines = locale === 'ja' ? ';line-break:strict;word-break:auto-phrase' : ''
  const rendered = parts.map((part) => renderPart(part, { start, end, breaks, accent, accentInk }))
  const body = joinHtml(rendered, '\n')
  return html`<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title></head>
<body style="margin:0;background:${frame.settings.theme?.paper ?? brand.paper};color:${brand.ink};font:${font}">
${preview(locale, parts)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:32px 12px;font:${font}">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${brand.raised};border-radius:14px">
${frame.isTestShop && renderNotice(translateFor(locale)('test.notice'))}<tr><td style="padding:28px 28px 0;text-align:${start};font:600 24px Georgia,serif;color:${brand.ink}">${logoOf(frame.settings, frame.publicOrigin)}</td></tr>
<tr><td style="padding:8px 28px 28px;text-align:${start}${lines}">
${body}
<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${brand.line};font-size:14px;color:${brand.muted}">${htmlLines(signature)}</p>
</td></tr></table><!--[if mso]></td></tr></table><![endif]-->${renderImprint(locale, frame.settings)}</td></tr></table></body></html>
`
}

/**
 * What mailboxes show beside the subject: the first sentence or products instead of the shop's name and the subject once more. The
 * invisible characters behind it keep what follows out of the line, above all a code.
 */
function preview(locale: Locale, parts: readonly MailPart[]): HtmlValue {
  const [text] = parts.flatMap((part) => {
    if ('text' in part) return [part.text.replaceAll('\n', ' · ')]
    const products = 'gifts' in part ? part.gifts : 'goods' in part ? part.goods : []
    const titles = products.map(({ title }) => title)
    return titles.length > 0 ? [joinParts(locale, titles)] : []
  })
  if (!text) return null
  return html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${raw('&#847;&zwnj;&nbsp;'.repeat(100))}</div>\n`
}

function renderNotice(text: string): Html {
  return html`<tr><td style="padding:12px 28px;border-radius:14px 14px 0 0;background:#f5e3b8;text-align:center;font-size:14px;font-weight:600">${text}</td></tr>`
}

/** The e-mail has a line of its own, so that the address fits one on a phone. */
function renderImprint(locale: Locale, { seller: { lines, email } }: Settings): Html {
  const address = joinParts(locale, lines)
  const contact = email && html`<br><bdi>${email}</bdi>`
  return html`<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:${brand.muted}">${address}${contact}</p>`
}
