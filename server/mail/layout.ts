// Renders mails as HTML and text: one column for all mail programs, in the reader's language and direction.
import { html, htmlLines, joinHtml, raw, type Html, type HtmlValue } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { joinParts } from '#messages/join-parts.ts'
import { translateFor } from '#messages/load.ts'
import { accentInkOf, accentOf, logoOf } from '../brand.ts'

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

/**
 * `signature`: its text, or the days for returns where they are not those of new orders, and whether the exception
 * for gifts with a personal text is part of their sentence.
 */
export function composeMail(
  locale: Locale,
  subject: string,
  parts: readonly MailPart[],
  signature: string | { readonly returnDays?: number; readonly isPersonal?: boolean } = {},
): ComposedMail {
  const signatureIn = ({ settings }: MailFrame) =>
    typeof signature === 'string'
      ? signature
      : translateFor(locale)('mail.signature', {
          ...settings,
          ...signature,
          personal: signature.isPersonal ? 'yes' : 'no',
        })
  return {
    locale,
    subject,
    text: (frame) => renderText(parts, signatureIn(frame)),
    html: (frame) => renderHtml({ locale, subject, parts, signature: signatureIn(frame) }, frame),
  }
}

/** The seller's name, address and e-mail, below every mail. */
export function imprintOf({ seller }: Settings): string[] {
  return [...seller.lines, seller.email].filter((line) => line !== '')
}

/** `href` makes the value a link. */
export type Row = readonly [label: string, value: string, href?: string | undefined]

/** Parts of a mail in reading order; each becomes HTML and plain text. */
export type MailPart =
  | { readonly heading: string }
  /** Heading of one recipient's blocks. */
  | { readonly section: string }
  | { readonly text: string }
  | { readonly label: string; readonly text: string }
  | { readonly rows: readonly Row[]; readonly totalLast?: boolean }
  | { readonly button: string; readonly href: string }
  | { readonly links: readonly { readonly link: string; readonly href: string }[] }
  /** Small print with a link in it. */
  | { readonly small: string; readonly link: string; readonly href: string }
  /** Product pictures above the heading. */
  | { readonly pictures: readonly string[] }
  | { readonly gifts: readonly Gift[] }
  | { readonly goods: readonly Good[] }
  /** A code to type or copy: large, and left to right in every language. */
  | { readonly code: string }

type Gift = {
  readonly title: string
  readonly price: string
  readonly href: string
  readonly picture: string | null
}

/** A bought or returned product; `details` may be '', `value` is its price or quantity. */
export type Good = {
  readonly title: string
  readonly details: string
  readonly value: string
  readonly picture: string | null
  /** The gift message of this product. */
  readonly message?: { readonly label: string; readonly text: string } | undefined
}

const font = raw("16px/1.55 'Segoe UI',Helvetica,Arial,sans-serif")
const ink = '#3b2f2a'
const line = '#e6d9cc'

function renderText(parts: readonly MailPart[], signature: string): string {
  const blocks = parts.map((part) => {
    if ('heading' in part) return part.heading
    if ('section' in part) return part.section
    if ('code' in part) return part.code
    if ('small' in part) return [part.small, part.link, part.href].filter(Boolean).join('\n')
    if ('links' in part) return part.links.map(({ link, href }) => `${link}\n${href}`).join('\n\n')
    if ('label' in part) return `${part.label}\n${part.text}`
    if ('pictures' in part) return ''
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
  const rendered = parts.map((part) => renderPart(part, { start, end, breaks, accent, accentInk }))
  const body = joinHtml(rendered, '\n')
  return html`<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title></head>
<body style="margin:0;background:#f8f1e8;color:${ink};font:${font}">
${preview(locale, parts)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:32px 12px;font:${font}">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-radius:14px">
${frame.isTestShop && renderNotice(translateFor(locale)('test.notice'))}<tr><td style="padding:28px 28px 0;text-align:${start};font:600 24px Georgia,serif;color:${accent}">${logoOf(frame.settings, frame.publicOrigin)}</td></tr>
<tr><td style="padding:8px 28px 28px;text-align:${start}">
${body}
<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${line};font-size:14px;color:#7a6a60">${htmlLines(signature)}</p>
</td></tr></table><!--[if mso]></td></tr></table><![endif]-->${renderImprint(frame.settings)}</td></tr></table></body></html>
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
function renderImprint({ seller: { lines, email } }: Settings): Html {
  const address = joinHtml(
    lines.map((each) => html`<bdi>${each}</bdi>`),
    ' · ',
  )
  const contact = email && html`<br><bdi>${email}</bdi>`
  return html`<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#7a6a60">${address}${contact}</p>`
}

type Looks = Readonly<Record<'start' | 'end' | 'breaks' | 'accent' | 'accentInk', string>>

function renderPart(part: MailPart, { start, end, breaks, accent, accentInk }: Looks): Html {
  if ('heading' in part)
    return html`<h1 style="margin:20px 0 8px;font:600 26px/1.25 Georgia,serif;text-wrap:balance;word-break:${breaks}">${unbroken(part.heading)}</h1>`
  if ('section' in part)
    return html`<h2 style="margin:28px 0 8px;font:600 20px/1.3 Georgia,serif">${part.section}</h2>`
  if ('code' in part) return renderCode(part.code)
  if ('small' in part)
    return html`<p style="margin:24px 0 0;font-size:14px;color:#7a6a60">${part.small} <a href="${part.href}" style="color:#7a6a60">${part.link}</a></p>`
  if ('button' in part)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:999px;background:${accent};mso-padding-alt:12px 26px"><a href="${part.href}" style="display:inline-block;padding:12px 26px;color:${accentInk};text-decoration:none">${part.button}</a></td></tr></table>`
  if ('links' in part) return renderLinks(part.links, accent)
  if ('label' in part)
    return html`<p style="margin:20px 0"><b style="font-weight:600">${part.label}</b><br>${unbrokenLines(part.text)}</p>`
  if ('pictures' in part) return renderPictures(part.pictures)
  if ('gifts' in part) return renderGifts(part.gifts, start)
  if ('goods' in part) return renderGoods(part.goods, start, end)
  if ('text' in part) return html`<p style="margin:12px 0">${unbrokenLines(part.text)}</p>`
  return renderRows(part, { start, end, accent })
}

type RowsPart = Extract<MailPart, { readonly rows: readonly Row[] }>

/** Sums have rules above them and above the total. Rules of other rows are between them. */
function renderRows(
  { rows: all, totalLast }: RowsPart,
  { start, end, accent }: Pick<Looks, 'start' | 'end' | 'accent'>,
): Html {
  const rows = all.map(([label, value, href], i) => {
    const isTotal = totalLast && i === all.length - 1
    const hasRule = totalLast ? i === 0 || isTotal : i > 0
    const rule = hasRule ? `border-top:1px solid ${isTotal ? ink : line};` : ''
    const cell = `padding:${isTotal || !totalLast || i === 0 ? 8 : 4}px 0 ${totalLast && !isTotal ? 4 : 8}px;vertical-align:top;${rule}${isTotal ? 'font-weight:600;font-size:18px;' : ''}`
    // A tracking number or an IBAN needs the width of a phone, so it is below its label.
    const text = html`<bdi${totalLast ? '' : raw(' style="font-weight:600"')}>${value}</bdi>`
    if (href || longWord.test(value))
      return html`<tr><td colspan="2" style="${cell}text-align:${start}"><bdi>${label}</bdi><br>${href ? html`<a href="${href}" style="color:${accent}">${text}</a>` : text}</td></tr>`
    return html`<tr><td style="${cell}text-align:${start};word-break:keep-all"><bdi>${label}</bdi></td><td style="${cell}padding-${start}:12px;text-align:${end};text-wrap:balance">${text}</td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}

function renderLinks(links: Extract<MailPart, { links: unknown }>['links'], accent: string): Html {
  const all = links.map(
    ({ link, href }) => html`<a href="${href}" style="color:${accent};white-space:nowrap">${link}</a>`,
  )
  return html`<p style="margin:20px 0">${joinHtml(all, raw(' &nbsp;&nbsp; '))}</p>`
}

const longWord = /^\S{14,}$/

const unbreakable = /(\b[\dA-Z]{4}(?:-[\dA-Z]+)+\b|\b[eE]-[mMpP]\p{L}+)/u

/** Order and return numbers, and the word e-mail, do not break at their hyphens. */
function unbroken(text: string): HtmlValue {
  // The text between the matches has even indices.
  return text
    .split(unbreakable)
    .map((part, i) => (i % 2 === 0 ? part : html`<span style="white-space:nowrap">${part}</span>`))
}

function unbrokenLines(text: string): Html {
  return joinHtml(text.split('\n').map(unbroken), html`<br>`)
}

/** Sign-in codes are typed and larger; voucher codes are longer and copied. */
function renderCode(code: string): Html {
  const size = code.length > 10 ? 20 : 30
  return html`<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:14px;background:#f8f1e8;text-align:center;font:600 ${size}px/1.2 Menlo,Consolas,monospace;letter-spacing:0.1em">${code}</p>`
}

/** Pictures side by side, uncropped, with equal shares of the width. */
function renderPictures(pictures: readonly string[]): Html {
  if (pictures.length === 0) return html``
  const width = pictures.length === 1 ? 220 : 150
  const images = pictures.map(
    (picture) =>
      html`<img src="${picture}" width="${width}" alt="" style="display:inline-block;margin:4px;max-width:${Math.floor(88 / pictures.length)}%;border-radius:10px">`,
  )
  return html`<div style="margin:16px 0 0;padding:16px 8px;border-radius:14px;background:#f8e4dd;text-align:center;line-height:0">${images}</div>`
}

/** One below the other: two columns do not fit a phone, and mail programs wrap them differently. */
function renderGifts(gifts: readonly Gift[], start: string): Html {
  const rows = gifts.map(({ title, price, href, picture }) => {
    const linkStyle = `color:${ink};text-decoration:none`
    const image =
      picture &&
      html`<a href="${href}" style="${linkStyle}"><img src="${picture}" width="96" height="96" alt="" style="display:block;border-radius:10px"></a>`
    return html`<tr><td width="96" style="padding:8px 0">${image}</td>
<td style="padding:8px 16px;text-align:${start}"><a href="${href}" style="${linkStyle};font-weight:600"><bdi>${title}</bdi></a><br><bdi style="color:#7a6a60">${price}</bdi></td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0">${rows}</table>`
}

function renderGoods(goods: readonly Good[], start: string, end: string): Html {
  const rows = goods.map(({ title, details, value, picture, message }, i) => {
    const rule = i < goods.length - 1 ? `border-bottom:1px solid ${line};` : ''
    const cell = `padding:12px 0;${rule}vertical-align:top`
    const image =
      picture &&
      html`<img src="${picture}" width="64" height="64" alt="" style="display:block;border-radius:10px">`
    const secondary = (text: string) => html`<br><span style="font-size:14px;color:#7a6a60">${text}</span>`
    const words = message && html`${secondary(message.label)}<br><bdi>${htmlLines(message.text)}</bdi>`
    return html`<tr><td width="${picture ? 76 : 0}" style="${cell}">${image}</td>
<td style="${cell};text-align:${start}"><bdi>${title}</bdi>${details && secondary(details.replaceAll(' · ', '\u00a0· '))}${words}</td>
<td style="${cell};padding-${start}:12px;text-align:${end}"><bdi>${value}</bdi></td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}
