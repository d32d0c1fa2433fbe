// Renders mails as HTML and text: one column for all mail programs, in the reader's language and direction.
import type { Season } from '#domain/calendar/occasions.ts'
import { html, htmlLines, joinHtml, raw, type Html, type HtmlValue } from '#domain/html.ts'
import { directionOf, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { formatCountry } from '#messages/format.ts'
import { joinAddress, joinParts } from '#messages/join-parts.ts'
import { translateFor } from '#messages/load.ts'
import type { BrandColours } from '../brand-colours.ts'
import { coloursOf, logoOf } from '../brand.ts'
import { handwritingStyles } from './mail-fonts.ts'
import type { MailPart } from './mail-part.ts'
import { renderPart, type Looks } from './render-part.ts'
import type { MailFile } from './terms-file.ts'

/** A mail of the shop, complete except for what the mailer's settings add. */
export type ComposedMail = {
  readonly locale: Locale
  /** Of the order; else that of the language. It has its own season. */
  readonly country?: Country
  readonly subject: string
  readonly text: (frame: MailFrame) => string
  readonly html: (frame: MailFrame) => Html
  readonly file?: MailFile
}

export type MailFrame = {
  /** Serves the logo. Without a slash at the end. */
  readonly publicOrigin: string
  readonly settings: Settings
  /** The theme of the storefront on the day of the mail. */
  readonly season: (country: Country) => Season | null
  /** True: every mail begins with a notice that nothing is sold. */
  readonly isTestShop: boolean
}

type Terms = { readonly returnDays?: number; readonly isPersonal?: boolean }

/**
 * `signature`: its text, or the days for returns where they are not those of new orders, and whether the exception
 * for gifts with a personal text is part of their sentence. `null`: the mail itself has a sentence about returns.
 */
export function composeMail(
  locale: Locale,
  subject: string,
  parts: readonly MailPart[],
  signature: string | Terms | null = {},
  country: Country = localeTable[locale].country,
): ComposedMail {
  const signatureIn = ({ settings }: MailFrame) =>
    typeof signature === 'string' ? { terms: signature } : signatureTexts(locale, settings, signature)
  return {
    locale,
    country,
    subject,
    text: (frame) => renderText(parts, signatureIn(frame)),
    html: (frame) => renderHtml({ locale, country, subject, parts, signature: signatureIn(frame) }, frame),
  }
}

/** `closing`: the greeting at the end. */
type Signature = { readonly closing?: string; readonly terms: string }

function signatureTexts(locale: Locale, settings: Settings, terms: Terms | null): Signature {
  const t = translateFor(locale)
  if (terms === null) return { closing: t('mail.signature', settings), terms: '' }
  const { returnDays = settings.returnDays } = terms
  const personal = terms.isPersonal ? 'yes' : 'no'
  return { closing: t('mail.signature', settings), terms: t('mail.returns', { returnDays, personal }) }
}

/** The seller's name, address, legal details and e-mail, below every mail. */
export function imprintOf({ seller }: Settings): string[] {
  return [...seller.lines, ...(seller.details ?? []), seller.email].filter((line) => line !== '')
}

const font = raw("16px/1.55 'Segoe UI',Helvetica,Arial,sans-serif")
const latinSerif = "Georgia,'Noto Serif','DejaVu Serif',serif"
/** Scripts without italics. Their serifs come with systems, as Georgia does. */
const uprightSerifs: Partial<Record<Locale, string>> = {
  ar: "'Geeza Pro','Traditional Arabic','Noto Naskh Arabic',serif",
  ja: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP',serif",
  zh: "'Songti SC',SimSun,'Noto Serif SC','Noto Serif CJK SC',serif",
}
/** The font of cards, and those of systems that are written by hand. */
const handwriting = "24px/1.3 Handwriting,'Bradley Hand','Segoe Print'"
const otherHandwriting: Partial<Record<Locale, string>> = {
  ar: '20px/1.6 Handwriting',
  ja: "18px/1.6 Handwriting,Klee,'UD Digi Kyokasho NK-R'",
  zh: "18px/1.6 Handwriting,'Kaiti SC',KaiTi",
}
/** On phones, buttons are as wide as the mail. Not all mail programs know logical properties. */
const phoneStyles = html`<style>@media (max-width:479px){.button{display:table!important;width:100%!important;margin-left:0!important;margin-right:0!important}.button td{text-align:center}.button a{display:block!important}}</style>`

function renderText(parts: readonly MailPart[], { closing, terms }: Signature): string {
  const blocks = parts.map((part) => {
    if ('heading' in part) return part.heading
    if ('section' in part) return part.section
    if ('code' in part) return part.code
    if ('card' in part) return `${part.card}\n${part.words}`
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
  return `${[...blocks, closing, terms].filter(Boolean).join('\n\n')}\n`
}

type Content = Pick<ComposedMail, 'locale' | 'subject'> & {
  readonly country: Country
  readonly parts: readonly MailPart[]
  readonly signature: Signature
}

function renderHtml(
  { locale, country, subject, parts, signature: { closing, terms } }: Content,
  frame: MailFrame,
): Html {
  const direction = directionOf(locale)
  const season = frame.season(country)
  const colours = coloursOf(frame.settings, season)
  const looks = looksOf(locale, colours)
  const { start } = looks
  // No line begins with a sign that belongs to the word before it, such as "ー".
  const lines = locale === 'ja' ? ';line-break:strict;word-break:auto-phrase' : ''
  const body = joinHtml(
    parts.map((part) => renderPart(part, looks)),
    '\n',
  )
  return html`<!doctype html>
<html lang="${localeTable[locale].tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${subject}</title>${phoneStyles}${parts.some(hasCard) && handwritingStyles(frame.publicOrigin)}</head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};font:${font}">
${preview(locale, parts)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}"><tr><td align="center" style="padding:32px 12px;background:${colours.paper};color:${colours.ink};font:${font}">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.raised};border-radius:14px">
${frame.isTestShop && renderNotice(translateFor(locale)('test.notice'))}<tr><td style="padding:28px 28px 0;text-align:${start};font:600 24px ${raw(latinSerif)};color:${colours.ink}">${logoOf(frame.settings, frame.publicOrigin, season)}</td></tr>
<tr><td style="padding:8px 28px 28px;text-align:${start}${lines}">
${body}
<div style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${colours.line}">${closing && html`<p style="margin:0${terms && ' 0 12px'}">${htmlLines(closing)}</p>`}${terms && html`<p style="margin:0;font-size:14px;color:${colours.muted}">${htmlLines(terms)}</p>`}</div>
</td></tr></table><!--[if mso]></td></tr></table><![endif]-->${renderImprint(locale, country, frame.settings, colours)}</td></tr></table></body></html>
`
}

function hasCard(part: MailPart): boolean {
  return 'card' in part || ('goods' in part && part.goods.some(({ message }) => message))
}

function looksOf(locale: Locale, colours: BrandColours): Looks {
  const isRightToLeft = directionOf(locale) === 'rtl'
  const upright = uprightSerifs[locale]
  const serif = raw(upright ?? latinSerif)
  return {
    start: isRightToLeft ? 'right' : 'left',
    end: isRightToLeft ? 'left' : 'right',
    // Browsers cannot segment Chinese phrases, so headings break only at spaces.
    breaks: locale === 'zh' ? 'keep-all;overflow-wrap:anywhere' : 'auto-phrase',
    headline: html`400 28px/1.25 ${serif}`,
    section: html`400 20px/1.3 ${serif}`,
    words: html`${raw(otherHandwriting[locale] ?? handwriting)},${serif}`,
    colours,
  }
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

/**
 * The e-mail has a line of its own, so that the address fits one on a phone. Abroad, the address has its country.
 */
function renderImprint(
  locale: Locale,
  readIn: Country,
  { seller: { lines, details = [], email, country } }: Settings,
  { muted }: BrandColours,
): Html {
  const address = joinAddress(locale, lines)
  const further = details.length > 0 && html`<br><bdi>${htmlLines(details.join('\n'))}</bdi>`
  const contact = email && html`<br><bdi>${email}</bdi>`
  return html`<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:${muted}"><bdi>${country === readIn ? address : joinParts(locale, [address, formatCountry(locale, country)])}</bdi>${further}${contact}</p>`
}
