// Renders one part of a mail as HTML.
import { html, htmlLines, joinHtml, raw, type Html, type HtmlValue } from '#domain/html.ts'
import { brand } from '../brand.ts'
import type { Gift, Good, MailPart, Row } from './mail-part.ts'

export type Looks = Readonly<Record<'start' | 'end' | 'breaks' | 'accent' | 'accentInk', string>>

export function renderPart(part: MailPart, { start, end, breaks, accent, accentInk }: Looks): Html {
  if ('heading' in part)
    return html`<h1 style="margin:20px 0 8px;font:600 26px/1.25 Georgia,serif;text-wrap:balance;word-break:${breaks}">${unbroken(part.heading)}</h1>`
  if ('section' in part)
    return html`<h2 style="margin:28px 0 8px;font:600 20px/1.3 Georgia,serif">${part.section}</h2>`
  if ('code' in part) return renderCode(part.code)
  if ('small' in part)
    return html`<p style="margin:24px 0 0;font-size:14px;color:${brand.muted}">${part.small} <a href="${part.href}" style="color:${brand.muted}">${part.link}</a></p>`
  if ('button' in part)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:999px;background:${accent};mso-padding-alt:12px 26px"><a href="${part.href}" style="display:inline-block;padding:12px 26px;color:${accentInk};text-decoration:none">${part.button}</a></td></tr></table>`
  if ('links' in part) return renderLinks(part.links, accent)
  if ('label' in part)
    return html`<p style="margin:20px 0"><b style="font-weight:600">${part.label}</b><br>${unbrokenLines(part.text)}${part.note && html`<br><span style="font-size:14px;color:${brand.muted}">${part.note}</span>`}</p>`
  if ('gifts' in part) return renderGifts(part.gifts, start)
  if ('goods' in part) return renderGoods(part.goods, start, end, accent)
  if ('text' in part) return html`<p style="margin:12px 0">${unbrokenLines(part.text)}</p>`
  return renderRows(part, { start, end, accent })
}

type RowsPart = Extract<MailPart, { readonly rows: readonly Row[] }>

/** Sums have amounts at the end of their line. Other rows have the value below its label, with rules between them. */
function renderRows(
  { rows: all, totalLast }: RowsPart,
  { start, end, accent }: Pick<Looks, 'start' | 'end' | 'accent'>,
): Html {
  const rows = totalLast
    ? all.map((row, i) => renderSum(row, i === 0, i === all.length - 1, { start, end }))
    : all.map(([label, value, href], i) => {
        const rule = i > 0 ? `border-top:1px solid ${brand.line};` : ''
        const text = html`<bdi style="font-weight:600">${value}</bdi>`
        const shown = href ? html`<a href="${href}" style="color:${accent}">${text}</a>` : text
        return html`<tr><td style="padding:8px 0;${rule}text-align:${start}"><bdi style="font-size:14px;color:${brand.muted}">${label}</bdi><br>${shown}</td></tr>`
      })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}

/** Rules are above the sums and above the total. */
function renderSum(
  [label, value]: Row,
  isFirst: boolean,
  isTotal: boolean,
  { start, end }: Pick<Looks, 'start' | 'end'>,
): Html {
  const rule = isFirst || isTotal ? `border-top:1px solid ${isTotal ? brand.ink : brand.line};` : ''
  const cell = `padding:${isFirst || isTotal ? 8 : 4}px 0 ${isTotal ? 8 : 4}px;vertical-align:top;${rule}${isTotal ? 'font-weight:600;font-size:18px;' : ''}`
  return html`<tr><td style="${cell}text-align:${start}"><bdi>${label}</bdi></td><td style="${cell}padding-${start}:12px;text-align:${end}"><bdi>${value}</bdi></td></tr>`
}

function renderLinks(links: Extract<MailPart, { links: unknown }>['links'], accent: string): Html {
  const all = links.map(
    ({ link, href }) => html`<a href="${href}" style="color:${accent};white-space:nowrap">${link}</a>`,
  )
  return html`<p style="margin:20px 0">${joinHtml(all, raw(' &nbsp;&nbsp; '))}</p>`
}

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
  return html`<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:14px;background:${brand.surface};text-align:center;font:600 ${size}px/1.2 Menlo,Consolas,monospace;letter-spacing:0.1em">${code}</p>`
}

/** One below the other: two columns do not fit a phone, and mail programs wrap them differently. */
function renderGifts(gifts: readonly Gift[], start: string): Html {
  const rows = gifts.map(({ title, price, href, picture }) => {
    const linkStyle = `color:${brand.ink};text-decoration:none`
    const image =
      picture &&
      html`<a href="${href}" style="${linkStyle}"><img src="${picture}" width="96" height="96" alt="" style="display:block;border-radius:10px"></a>`
    return html`<tr><td width="96" style="padding:8px 0">${image}</td>
<td style="padding:8px 16px;text-align:${start}"><a href="${href}" style="${linkStyle};font-weight:600"><bdi>${title}</bdi></a><br><bdi style="color:${brand.muted}">${price}</bdi></td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0">${rows}</table>`
}

/** A gift message is a quotation across the mail. The rule is below it. */
function renderGoods(goods: readonly Good[], start: string, end: string, accent: string): Html {
  const rows = goods.map(({ title, details, value, picture, message }, i) => {
    const rule = i < goods.length - 1 ? `border-bottom:1px solid ${brand.line};` : ''
    const cell = `padding:12px 0;${message ? '' : rule}vertical-align:top`
    const image =
      picture &&
      html`<img src="${picture}" width="64" height="64" alt="" style="display:block;border-radius:10px">`
    const secondary =
      details &&
      html`<br><span style="font-size:14px;color:${brand.muted}">${htmlLines(details.replaceAll(' · ', '\n'))}</span>`
    const quotation =
      message &&
      html`<tr><td colspan="3" style="padding:0 0 12px;${rule}text-align:${start}"><div style="padding-${start}:12px;border-${start}:3px solid ${accent}"><span style="font-size:14px;color:${brand.muted}">${message.label}</span><br><bdi style="font-family:Georgia,serif">${htmlLines(message.text)}</bdi></div></td></tr>`
    return html`<tr><td width="${picture ? 76 : 0}" style="${cell}">${image}</td>
<td style="${cell};text-align:${start}"><bdi>${title}</bdi>${secondary}</td>
<td style="${cell};padding-${start}:12px;text-align:${end}"><bdi>${value}</bdi></td></tr>${quotation}`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}
