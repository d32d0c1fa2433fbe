// An invoice or a credit note as a printed sheet, in the language of the buyer.
import type { StoredDocument } from '#data/orders/invoices.ts'
import { plainDateIn, type PlainDate } from '#domain/calendar/calendar.ts'
import { html, joinHtml, type Html } from '#domain/html.ts'
import {
  smallBusinessLaws,
  type CustomsParcel,
  type DocumentLine,
  type IssuedDocument,
} from '#domain/invoices/issued-document.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { TaxNote } from '#domain/tax/order-taxes.ts'
import { formatGrams } from '#messages/format-measure.ts'
import { formatCountry, formatDate, formatMoney, formatPercent } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { letterhead, sheet } from '../orders/print/parcel.ts'

type Writer = {
  readonly document: IssuedDocument
  readonly locale: Locale
  readonly t: Translate
  /** The shop's. */
  readonly timeZone: string
  readonly amount: (minor: number) => Html
}

/** 'Invoice' or 'Credit note'. A paid invoice is also the receipt, which has its own name in Japanese. */
export function documentTitle(
  { kind, document }: Pick<StoredDocument, 'kind' | 'document'>,
  t: Translate,
): string {
  if (kind !== 'invoice') return t('order.creditNote')
  return t(document.paidOn === null ? 'order.invoice' : 'order.receipt')
}

/** What a page of the shop adds: its logo in place of the name, and the real day of the dispatch. */
type Design = { readonly logo: Html; readonly sentOn: PlainDate | null }

export function printDocument(
  issued: StoredDocument,
  { shopName, shipping }: Pick<Settings, 'shopName' | 'shipping'>,
  { logo, sentOn }: Design = { logo: letterhead(shopName), sentOn: null },
): Html {
  const { document } = issued
  const { locale, currency } = document
  const t = translateFor(locale)
  const amount = (minor: number) => html`<bdi>${formatMoney(locale, money(minor, currency))}</bdi>`
  const writer: Writer = { document, locale, t, timeZone: shipping.warehouse.timeZone, amount }
  const { taxes, notes, customs, total, paidOn, payTo } = document
  return sheet(
    'invoice',
    locale,
    html`<header>${logo}<div><h1>${documentTitle(issued, t)}</h1><p><bdi>${issued.number}</bdi></p></div></header>${parties(issued, writer)}${facts(issued, writer, sentOn)}${
      total < 0 && html`<p>${t('invoice.reversal')}</p>`
    }${document.lines.length > 0 && goods(document.lines, writer)}<table class="amounts"><tbody>${amounts(writer)}</tbody>${
      paidOn !== null && payment(paidOn, writer)
    }</table>${payTo && paymentDue(payTo, writer)}${hasTaxInPrices(document) && html`<p>${t('totals.taxIncluded')}</p>`}${
      taxes.length > 0 && taxTable(writer)
    }${notes.map((note) => html`<p>${noteText(note, writer)}</p>`)}${customs.map((parcel) => customsTable(parcel, writer))}`,
  )
}

/** Sales tax of the United States is added to the prices. */
function hasTaxInPrices({ taxes, amounts: sums }: IssuedDocument): boolean {
  return taxes.length > 0 && !sums?.salesTax && taxes.every(({ state }) => !state)
}

function lines(texts: readonly string[], locale: Locale): Html {
  return joinHtml(
    texts.map((text) => isolate(locale, text)),
    html`<br>`,
  )
}

const fact = (term: string, value: Html | string) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`

/** The buyer and the seller. */
function parties({ kind }: StoredDocument, { document, locale, t }: Writer): Html {
  const { buyer, seller, deliverTo } = document
  const country = buyer.country === null ? [] : [formatCountry(locale, buyer.country)]
  const term = t(kind === 'invoice' ? 'order.billTo' : 'order.buyer')
  const vatId = (number?: string | null) =>
    number ? html`<small>${t('contact.vatId', { number: isolate(locale, number) })}</small>` : null
  const address = lines([...seller.lines, formatCountry(locale, seller.country)], locale)
  return html`<dl class="parties">${fact(
    term,
    html`${lines([...buyer.lines, ...country], locale)}${vatId(buyer.vatId)}`,
  )}${fact(t('invoice.seller'), html`${address}<small>${seller.email}</small>${vatId(seller.vatId)}${seller.details?.map((line) => html`<small><bdi>${line}</bdi></small>`)}`)}${
    deliverTo &&
    fact(t('checkout.address'), lines([...deliverTo.lines, formatCountry(locale, deliverTo.country)], locale))
  }</dl>`
}

function facts(
  { issuedAt }: StoredDocument,
  { document, locale, t, timeZone }: Writer,
  sentOn: PlainDate | null,
): Html {
  const { orderNumber, suppliedOn, corrects } = document
  const issuedOn = plainDateIn(issuedAt, timeZone)
  const reference =
    corrects &&
    t('invoice.corrects', {
      number: isolate(locale, corrects.number),
      date: formatDate(locale, corrects.issuedOn),
    })
  // An invoice on account, and an earlier document, may say that the supply is still to come.
  const supplied =
    suppliedOn !== null && t(suppliedOn > issuedOn ? 'invoice.expectedDispatch' : 'invoice.supplied')
  return html`<dl class="facts">${fact(t('order.date'), formatDate(locale, issuedOn))}${fact(t('track.number'), html`<bdi>${orderNumber}</bdi>`)}${
    supplied && fact(supplied, formatDate(locale, suppliedOn))
  }${sentOn !== suppliedOn && sentOn && fact(t('order.status.shipped'), formatDate(locale, sentOn))}</dl>${reference && html`<p>${reference}</p>`}`
}

function payment(paidOn: PlainDate, { document, locale, t }: Writer): Html {
  const { paidBy } = document
  return html`<tfoot><tr><td colspan="2">${t('order.paidOn', { time: formatDate(locale, paidOn) })}${paidBy && html` · <bdi>${paidBy}</bdi>`}</td></tr></tfoot>`
}

/** The order's number is the reference, as in e-mails. */
function paymentDue(
  { dueOn, holder, iban, bic }: NonNullable<IssuedDocument['payTo']>,
  { document, locale, t }: Writer,
): Html {
  const rows = [
    [t('transfer.holder'), holder],
    ['IBAN', iban],
    ...(bic ? [['BIC', bic]] : []),
    [t('transfer.reference'), document.orderNumber],
  ]
  const entries = rows.map(([term = '', value]) => fact(term, html`<bdi>${value}</bdi>`))
  return html`<p>${t('transfer.until', { date: formatDate(locale, dueOn) })}</p><dl class="facts">${entries}</dl>`
}

function goods(all: readonly DocumentLine[], { locale, t, amount }: Writer): Html {
  // A note says why no line has tax.
  const hasTax = all.some(({ basisPoints }) => basisPoints !== null)
  const rate = ({ basisPoints }: DocumentLine) =>
    hasTax && html`<td>${basisPoints === null ? t('invoice.noTax') : formatPercent(locale, basisPoints)}</td>`
  const rows = all.map(
    (line) =>
      html`<tr><td>${line.title}${line.details && html`<small>${line.details}</small>`}<small class="each">${t('cart.times', { quantity: line.quantity })} ${amount(line.unitPrice)}</small></td><td>${line.quantity}</td><td>${amount(line.unitPrice)}</td>${rate(line)}<td>${amount(line.amount)}</td></tr>`,
  )
  const heads = [
    t('order.item'),
    t('order.quantity'),
    t('order.unitPrice'),
    ...(hasTax ? [t('invoice.rate')] : []),
    t('order.amount'),
  ]
  return html`<table class="goods"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`
}

function amounts({ document, t, amount }: Writer): Html {
  const row = (term: string, value: number | string) =>
    html`<tr><th scope="row">${term}</th><td>${typeof value === 'number' ? amount(value) : value}</td></tr>`
  const total = row(t('totals.total'), document.total)
  if (!document.amounts) return total
  const { subtotal, giftWrap, shippingFee, discount, discounts, salesTax } = document.amounts
  const reductions = discounts ?? (discount > 0 ? [{ label: t('mail.discount'), minor: discount }] : [])
  return html`${row(t('totals.subtotal'), subtotal)}${giftWrap > 0 && row(t('totals.giftWrap'), giftWrap)}${reductions.map(
    ({ label, minor }) => row(label, -minor),
  )}${row(t('totals.shippingFee'), shippingFee === 0 ? t('totals.free') : shippingFee)}${salesTax > 0 && row(t('totals.salesTax'), salesTax)}${total}`
}

function taxTable({ document, locale, t, amount }: Writer): Html {
  const { taxes, seller } = document
  const heads = [t('invoice.rate'), t('order.net'), t('invoice.taxAmount'), t('invoice.gross')]
  const rows = taxes.map(({ country, state, basisPoints, net, tax }) => {
    const place = [state, formatCountry(locale, country ?? document.buyer.country ?? seller.country)]
    const percent = formatPercent(locale, basisPoints)
    const term = t('invoice.taxOf', { country: place.filter(Boolean).join(', '), percent })
    const cells = [net, tax, net + tax].map(
      (minor, at) => html`<td data-head="${heads[at + 1]}">${amount(minor)}</td>`,
    )
    return html`<tr><td>${term}</td>${cells}</tr>`
  })
  return html`<table class="taxes"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`
}

function noteText(note: TaxNote, { document, t }: Writer): string {
  if (note === 'export') return t('invoice.export')
  const law = smallBusinessLaws[document.seller.country]
  return law ? `${t('totals.smallBusiness')} (${law})` : t('totals.smallBusiness')
}

/** Columns without a value in any line are omitted. */
function customsTable({ country, value, goods: all }: CustomsParcel, { locale, t, amount }: Writer): Html {
  const grams = (count: number) => html`<bdi>${formatGrams(locale, count)}</bdi>`
  const weight = all.reduce((sum, line) => sum + line.weightGrams, 0)
  const columns: [head: string, cell: (line: CustomsParcel['goods'][number]) => Html | string][] = [
    [t('order.item'), (line) => `${line.quantity} × ${line.title}`],
    [t('invoice.hsCode'), ({ hsCode }) => hsCode ?? ''],
    [t('invoice.origin'), ({ origin }) => (origin === null ? '' : formatCountry(locale, origin))],
    [t('invoice.weight'), (line) => grams(line.weightGrams)],
    [t('invoice.value'), (line) => amount(line.value)],
  ]
  const shown = columns.filter(([, cell]) => all.some((line) => cell(line) !== ''))
  const rows = all.map(
    (line) => html`<tr>${shown.map(([, cell]) => html`<td>${cell(line) || '–'}</td>`)}</tr>`,
  )
  return html`<h2>${t('invoice.customs', { country: formatCountry(locale, country) })}</h2><table><thead><tr>${shown.map(
    ([head]) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows}</tbody><tfoot><tr><td colspan="${shown.length - 2}">${t('totals.total')}</td><td>${grams(weight)}</td><td>${amount(value)}</td></tr></tfoot></table>`
}
