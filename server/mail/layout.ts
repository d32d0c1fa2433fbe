// Renders mails as HTML and text: one column for all mail programs, in the reader's language and direction.
import { brand, wordmarkPath, wordmarkSize } from '../brand.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  )
}

/** `href` makes the value a link. */
export type Row = readonly [label: string, value: string, href?: string | undefined]

/** Parts of a mail in reading order; each becomes HTML and plain text. */
export type Part =
  | { readonly heading: string }
  /** Heading of one recipient's blocks. */
  | { readonly section: string }
  | { readonly text: string }
  | { readonly rows: readonly Row[]; readonly totalLast?: boolean }
  | { readonly button: string; readonly href: string }
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
  readonly picture: string
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

const ink = '#3b2f2a'
const line = '#e6d9cc'
const { accent } = brand

export function renderText(parts: readonly Part[], signature: string): string {
  const blocks = parts.map((part) => {
    if ('heading' in part) return part.heading
    if ('section' in part) return part.section
    if ('code' in part) return part.code
    if ('small' in part) return [part.small, part.link, part.href].filter(Boolean).join('\n')
    if ('pictures' in part) return ''
    if ('gifts' in part)
      return part.gifts.map(({ title, price, href }) => `${title}  ${price}\n${href}`).join('\n\n')
    if ('goods' in part)
      return part.goods
        .map(({ title, details, value, message }) => {
          const good = `${[title, details].filter(Boolean).join(' · ')}  ${value}`
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

export function renderHtml(locale: Locale, title: string, parts: readonly Part[], signature: string): string {
  const direction = directionOf(locale)
  const start = direction === 'rtl' ? 'right' : 'left'
  const end = direction === 'rtl' ? 'left' : 'right'
  // Browsers cannot segment Chinese phrases, so headings break only at spaces.
  const breaks = locale === 'zh' ? 'keep-all;overflow-wrap:anywhere' : 'auto-phrase'
  const body = parts.map((part) => renderPart(part, { start, end, breaks })).join('\n')
  return `<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f8f1e8;color:${ink};font:16px/1.55 'Segoe UI',Helvetica,Arial,sans-serif">
${preview(parts)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-radius:14px">
<!-- notice ${locale} --><tr><td style="padding:28px 28px 0;text-align:${start};font:600 24px Georgia,serif;color:${accent}">${wordmarkPlaceholder}</td></tr>
<tr><td style="padding:8px 28px 28px;text-align:${start}">
${body}
<p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${line};font-size:14px;color:#7a6a60">${escapeHtml(signature).replaceAll('\n', '<br>')}</p>
</td></tr></table>${imprintPlaceholder}</td></tr></table></body></html>
`
}

/**
 * What mailboxes show beside the subject: the first sentence instead of 'Posy' and the subject once more. The marks
 * behind it, which nobody sees, keep what follows out of the line, above all a code.
 */
function preview(parts: readonly Part[]): string {
  const first = parts.find((part): part is { text: string } => 'text' in part)
  if (!first) return ''
  const text = escapeHtml(first.text.replaceAll('\n', ' '))
  return `<div style="display:none;max-height:0;overflow:hidden">${text}${'&#847;&zwnj;&nbsp;'.repeat(100)}</div>\n`
}

/** Placeholder for the wordmark: the mailer knows the origin that serves the picture. */
export const wordmarkPlaceholder = '<!-- wordmark -->'

/** Without pictures, mail programs show the alternative text in the same colour. */
export function wordmarkHtml(publicOrigin: string): string {
  const { width, height } = wordmarkSize
  return `<img src="${escapeHtml(publicOrigin + wordmarkPath)}" width="${width}" height="${height}" alt="Posy" style="display:inline-block;border:0">`
}

/** Placeholder for the notice of a test shop, with the language of the mail. */
export const noticePlaceholder = /<!-- notice (\w+) -->/

/** A table row; '' without a text. */
export function noticeHtml(text: string): string {
  return (
    text &&
    `<tr><td style="padding:12px 28px;border-radius:14px 14px 0 0;background:#f5e3b8;text-align:center;font-size:14px;font-weight:600">${escapeHtml(text)}</td></tr>`
  )
}

/** Placeholder for the imprint. */
export const imprintPlaceholder = '<!-- imprint -->'

export function imprintHtml(lines: readonly string[]): string {
  const items = lines.map((each) => `<bdi>${escapeHtml(each)}</bdi>`).join(' · ')
  return `<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#7a6a60">${items}</p>`
}

type Frame = { readonly start: string; readonly end: string; readonly breaks: string }

function renderPart(part: Part, { start, end, breaks }: Frame): string {
  if ('heading' in part)
    return `<h1 style="margin:20px 0 8px;font:600 26px/1.25 Georgia,serif;text-wrap:balance;word-break:${breaks}">${unbroken(part.heading)}</h1>`
  if ('section' in part)
    return `<h2 style="margin:28px 0 8px;font:600 20px/1.3 Georgia,serif">${escapeHtml(part.section)}</h2>`
  if ('code' in part) return renderCode(part.code)
  if ('small' in part)
    return `<p style="margin:24px 0 0;font-size:14px;color:#7a6a60">${escapeHtml(part.small)} <a href="${escapeHtml(part.href)}" style="color:#7a6a60">${escapeHtml(part.link)}</a></p>`
  if ('button' in part)
    return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 26px;border-radius:999px;background:${accent};color:${brand.accentInk};text-decoration:none">${escapeHtml(part.button)}</a></p>`
  if ('pictures' in part) return renderPictures(part.pictures)
  if ('gifts' in part) return renderGifts(part.gifts, start)
  if ('goods' in part) return renderGoods(part.goods, start, end)
  if ('text' in part) return `<p style="margin:12px 0">${unbroken(part.text).replaceAll('\n', '<br>')}</p>`
  const rows = part.rows.map(([label, value, href], i) => {
    const weight = part.totalLast && i === part.rows.length - 1 ? 'font-weight:600;' : ''
    const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;${weight}`
    // A link may be as long as a tracking number, so it is below its label.
    if (href)
      return `<tr><td colspan="2" style="${cell}text-align:${start}"><bdi>${escapeHtml(label)}</bdi><br><a href="${escapeHtml(href)}" style="color:${accent}"><bdi>${escapeHtml(value)}</bdi></a></td></tr>`
    return `<tr><td style="${cell}text-align:${start}"><bdi>${escapeHtml(label)}</bdi></td><td style="${cell}padding-${start}:12px;text-align:${end}"><bdi>${escapeHtml(value)}</bdi></td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows.join('')}</table>`
}

/** Order and return numbers, and the word e-mail, do not break at their hyphens. */
function unbroken(text: string): string {
  return escapeHtml(text).replace(
    /\b[\dA-Z]{4}(?:-[\dA-Z]+)+\b|\b[eE]-[mMpP]\p{L}+/gu,
    '<span style="white-space:nowrap">$&</span>',
  )
}

/** Sign-in codes are typed and larger; voucher codes are longer and copied. */
function renderCode(code: string): string {
  const size = code.length > 10 ? 20 : 30
  return `<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:14px;background:#f8f1e8;text-align:center;font:600 ${size}px/1.2 Menlo,Consolas,monospace;letter-spacing:0.1em">${escapeHtml(code)}</p>`
}

/** Pictures side by side, uncropped, with equal shares of the width. */
function renderPictures(pictures: readonly string[]): string {
  if (pictures.length === 0) return ''
  const width = pictures.length === 1 ? 220 : 150
  const images = pictures.map(
    (picture) =>
      `<img src="${escapeHtml(picture)}" width="${width}" alt="" style="display:inline-block;margin:4px;max-width:${Math.floor(94 / pictures.length)}%;border-radius:10px">`,
  )
  return `<div style="margin:16px 0 0;padding:16px 8px;border-radius:14px;background:#f8e4dd;text-align:center;line-height:0">${images.join('')}</div>`
}

/** One below the other: two columns do not fit a phone, and mail programs wrap them differently. */
function renderGifts(gifts: readonly Gift[], start: string): string {
  const rows = gifts.map(({ title, price, href, picture }) => {
    const link = `<a href="${escapeHtml(href)}" style="color:${ink};text-decoration:none`
    return `<tr><td width="96" style="padding:8px 0">${link}"><img src="${escapeHtml(picture)}" width="96" height="96" alt="" style="display:block;border-radius:10px"></a></td>
<td style="padding:8px 16px;text-align:${start}">${link};font-weight:600"><bdi>${escapeHtml(title)}</bdi></a><br><bdi style="color:#7a6a60">${escapeHtml(price)}</bdi></td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0">${rows.join('')}</table>`
}

function renderGoods(goods: readonly Good[], start: string, end: string): string {
  const cell = `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top`
  const rows = goods.map(({ title, details, value, picture, message }) => {
    const image = picture
      ? `<img src="${escapeHtml(picture)}" width="64" height="64" alt="" style="display:block;border-radius:10px">`
      : ''
    const secondary = (text: string) =>
      `<br><span style="font-size:14px;color:#7a6a60">${escapeHtml(text)}</span>`
    const words =
      message &&
      `${secondary(message.label)}<br><bdi>${escapeHtml(message.text).replaceAll('\n', '<br>')}</bdi>`
    return `<tr><td width="${picture ? 76 : 0}" style="${cell}">${image}</td>
<td style="${cell};text-align:${start}"><bdi>${escapeHtml(title)}</bdi>${details && secondary(details)}${words ?? ''}</td>
<td style="${cell};padding-${start}:12px;text-align:${end}"><bdi>${escapeHtml(value)}</bdi></td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows.join('')}</table>`
}
