// Renders one part of a mail as HTML.
import { html, htmlLines, joinHtml, type Html, type HtmlValue } from '#domain/html.ts'
import { grounds, type BrandColours } from '../brand-colours.ts'
import type { Gift, Good, MailPart, Row } from './mail-part.ts'

export type Looks = Readonly<Record<'start' | 'end' | 'breaks', string>> & {
  /** Fonts of the headline, of a recipient's heading and of a gift's card. */
  readonly headline: Html
  readonly section: Html
  readonly words: Html
  readonly colours: BrandColours
}

export function renderPart(part: MailPart, looks: Looks): Html {
  const { start, section, colours } = looks
  const { muted } = colours
  if ('heading' in part) return renderHead(part, looks)
  if ('section' in part) return html`<h2 style="margin:28px 0 8px;font:${section}">${part.section}</h2>`
  if ('code' in part) return renderCode(part.code, colours)
  if ('card' in part)
    return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0"><tr>${renderCard(part.card, part.words, looks)}</tr></table>`
  if ('small' in part)
    return html`<p style="margin:24px 0 0;font-size:14px;color:${muted}">${part.small}${part.href && html` <a href="${part.href}" style="color:${muted}">${part.link}</a>`}</p>`
  if ('button' in part) return renderButton(part, looks)
  if ('links' in part) return renderLinks(part.links, looks)
  if ('label' in part)
    return html`<p style="margin:20px 0"><b style="font-weight:600">${part.label}</b><br>${unbrokenLines(part.text)}${part.note && html`<br><span style="font-size:14px;color:${muted}">${part.note}</span>`}</p>`
  if ('gifts' in part) return renderGifts(part.gifts, start, colours)
  if ('goods' in part) return renderGoods(part.goods, looks)
  if ('text' in part) return html`<p style="margin:12px 0">${unbrokenLines(part.text)}</p>`
  return renderRows(part, looks)
}

/** A cell has its ground in Outlook too, where only the corners are square. */
function renderHead(
  { heading, picture, ground = 'blush' }: Extract<MailPart, { heading: unknown }>,
  { start, breaks, headline, colours: { muted } }: Looks,
): Html {
  const colour = grounds[ground]
  const align = picture ? 'center' : start
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 20px"><tr><td bgcolor="${colour}" align="${align}" style="padding:24px;border-radius:16px;background:${colour};text-align:${align}">${
    picture &&
    html`<img src="${picture.src}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" style="display:inline-block;margin:0 0 12px;border:0;border-radius:12px;font-size:14px;color:${muted}"><br>`
  }<h1 style="margin:0;font:${headline};text-wrap:balance;word-break:${breaks}">${unbrokenLines(heading)}</h1></td></tr></table>`
}

/** Side by side where the mail is wide enough. Outlook puts one below the other. */
function renderButton(
  { button, href, isSecond }: Extract<MailPart, { button: unknown }>,
  { end, colours: { accent, accentInk } }: Looks,
): Html {
  const [ground, ink] = isSecond ? ['transparent', accent] : [accent, accentInk]
  const cell = `border:2px solid ${accent};border-radius:999px;background:${ground};mso-padding-alt:12px 20px`
  return html`<table role="presentation" class="button" cellpadding="0" cellspacing="0" style="display:inline-table;margin:${isSecond ? '0 0 28px' : `16px 0 12px;margin-${end}:8px`}"><tr><td style="${cell}"><a href="${href}" style="display:inline-block;padding:12px 20px;font-weight:600;color:${ink};text-decoration:none">${button}</a></td></tr></table>`
}

/** Cream in every season, as the paper of the card. */
function renderCard(label: string, words: string, looks: Looks): Html {
  const { start, words: font, colours } = looks
  return html`<td colspan="3" bgcolor="#fdf6e6" style="padding:16px 20px;border:1px solid #e8dcc4;border-radius:12px;background:#fdf6e6;text-align:${start}"><span style="font-size:14px;color:${colours.muted}">${label}</span><div style="margin:8px 0 0;padding:10px 0 12px;border-top:1px solid #d9a6b0;border-bottom:1px solid #d9a6b0;text-align:center;text-wrap:balance;color:#2c3558"><bdi style="font:${font}">${htmlLines(words)}</bdi></div></td>`
}

type RowsPart = Extract<MailPart, { readonly rows: readonly Row[] }>

/** Sums have amounts at the end of their line. Other rows have the value below its label, with rules between them. */
function renderRows(
  { rows: all, totalLast }: RowsPart,
  looks: Pick<Looks, 'start' | 'end' | 'colours'>,
): Html {
  const { start, colours } = looks
  const rows = totalLast
    ? all.map((row, i) => renderSum(row, i === 0, i === all.length - 1, looks))
    : all.map(([label, value, href], i) => {
        const rule = i > 0 ? `border-top:1px solid ${colours.line};` : ''
        const text = html`<bdi style="font-weight:600">${value}</bdi>`
        const shown = href ? html`<a href="${href}" style="color:${colours.accent}">${text}</a>` : text
        return html`<tr><td style="padding:8px 0;${rule}text-align:${start}"><bdi style="font-size:14px;color:${colours.muted}">${label}</bdi><br>${shown}</td></tr>`
      })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}

/** Rules are above the sums and above the total. */
function renderSum(
  [label, value]: Row,
  isFirst: boolean,
  isTotal: boolean,
  { start, end, colours }: Pick<Looks, 'start' | 'end' | 'colours'>,
): Html {
  const rule = isFirst || isTotal ? `border-top:1px solid ${isTotal ? colours.ink : colours.line};` : ''
  const cell = `padding:${isFirst || isTotal ? 8 : 4}px 0 ${isTotal ? 8 : 4}px;vertical-align:top;${rule}${isTotal ? 'font-weight:600;font-size:18px;' : ''}`
  return html`<tr><td style="${cell}text-align:${start}"><bdi>${label}</bdi></td><td style="${cell}padding-${start}:12px;text-align:${end}"><bdi>${value}</bdi></td></tr>`
}

/** Rows of 48 px for thumbs, each link across its row. */
function renderLinks(
  links: Extract<MailPart, { links: unknown }>['links'],
  { start, colours: { accent, line } }: Looks,
): Html {
  const rows = links.map(
    ({ link, href }, i) =>
      html`<tr><td style="${i > 0 && `border-top:1px solid ${line};`}text-align:${start}"><a href="${href}" style="display:block;padding:12px 0;line-height:24px;color:${accent}">${link}</a></td></tr>`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">${rows}</table>`
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
function renderCode(code: string, { surface }: BrandColours): Html {
  const size = code.length > 10 ? 20 : 30
  return html`<p dir="ltr" style="margin:24px 0;padding:16px;border-radius:14px;background:${surface};text-align:center;font:600 ${size}px/1.2 Menlo,Consolas,monospace;letter-spacing:0.1em">${code}</p>`
}

/** One below the other: two columns do not fit a phone, and mail programs wrap them differently. */
function renderGifts(gifts: readonly Gift[], start: string, { ink, muted }: BrandColours): Html {
  const rows = gifts.map(({ title, price, href, picture }) => {
    const linkStyle = `color:${ink};text-decoration:none`
    const image =
      picture &&
      html`<a href="${href}" style="${linkStyle}"><img src="${picture}" width="96" height="96" alt="" style="display:block;border-radius:10px"></a>`
    return html`<tr><td width="96" style="padding:8px 0">${image}</td>
<td style="padding:8px 16px;text-align:${start}"><a href="${href}" style="${linkStyle};font-weight:600"><bdi>${title}</bdi></a><br><bdi style="color:${muted}">${price}</bdi></td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0">${rows}</table>`
}

/** A gift message is a card across the mail. The rule is below it. */
function renderGoods(goods: readonly Good[], looks: Looks): Html {
  const { start, end, colours } = looks
  const rows = goods.map(({ title, details, value, picture, message }, i) => {
    const rule = i < goods.length - 1 ? `border-bottom:1px solid ${colours.line};` : ''
    const cell = `padding:12px 0;${message ? '' : rule}vertical-align:top`
    const image =
      picture &&
      html`<img src="${picture}" width="64" height="64" alt="" style="display:block;border-radius:10px">`
    const secondary =
      details &&
      html`<br><span style="font-size:14px;color:${colours.muted}">${htmlLines(details.replaceAll(' · ', '\n'))}</span>`
    const card =
      message &&
      html`<tr>${renderCard(message.label, message.text, looks)}</tr><tr><td colspan="3" height="16" style="${rule}line-height:16px;font-size:1px">&nbsp;</td></tr>`
    return html`<tr><td width="${picture ? 76 : 0}" style="${cell}">${image}</td>
<td style="${cell};text-align:${start};text-wrap:balance"><bdi>${title}</bdi>${secondary}</td>
<td style="${cell};padding-${start}:12px;text-align:${end}"><bdi>${value}</bdi></td></tr>${card}`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0">${rows}</table>`
}
