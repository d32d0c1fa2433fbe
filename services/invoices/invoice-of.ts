// The invoice of an order: its frozen amounts in the form of a document.
import type { CustomsFacts } from '#data/orders/invoices.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { joinGoods } from '#domain/invoices/customs-goods.ts'
import { invoiceLines } from '#domain/invoices/invoice-address.ts'
import type {
  CreditedGoods,
  CustomsParcel,
  DocumentLine,
  IssuedDocument,
} from '#domain/invoices/issued-document.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import type { Seller } from '#domain/markets/seller.ts'
import { unionCountries } from '#domain/markets/union.ts'
import { refundShares } from '#domain/orders/line-worth.ts'
import { giverName } from '#domain/orders/order-greeting.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { paymentMethodName } from '#domain/orders/payment-method.ts'
import { withReturned } from '#domain/orders/returns.ts'
import { formatIban, type BankAccount } from '#domain/settings/bank-account.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { includedTaxes, type TaxPart } from '#domain/tax/order-taxes.ts'
import { taxRate } from '#domain/tax/tax-rate.ts'
import { translateFor } from '#messages/load.ts'
import { discountRows } from '../orders/discount-rows.ts'
import { lineDetails } from '../orders/print/parcel.ts'
import { linesBefore } from '../orders/returnable-order.ts'

/** Settings that documents state. */
export type DocumentSettings = Pick<Settings, 'seller' | 'transfer' | 'shipping'>

export function invoiceOf(
  order: StoredOrder,
  { seller, transfer, shipping }: DocumentSettings,
  facts: readonly CustomsFacts[],
  now: number,
): IssuedDocument {
  const { warehouse } = shipping
  const locale = localeOrDefault(order.locale)
  const { subtotal, discount, giftWrap, shippingFee, salesTax, total, currency } = order
  return {
    seller,
    buyer: buyerOf(order),
    ...deliverToOf(order),
    orderNumber: order.number,
    orderedOn: plainDateIn(order.placedAt, warehouse.timeZone),
    suppliedOn: suppliedOn(order, plainDateIn(now, warehouse.timeZone)),
    ...paymentOf(order, transfer, warehouse),
    locale,
    currency,
    lines: order.lines.map((line) =>
      documentLine(order, line, { quantity: line.quantity, amount: line.unitPrice * line.quantity }),
    ),
    amounts: { subtotal, discount, discounts: discountRows(order, locale), giftWrap, shippingFee, salesTax },
    total,
    taxes: storedTaxes(order, warehouse),
    notes: order.taxNotes,
    customs: customsParcels(order, seller, facts),
    corrects: null,
  }
}

/** The goods of a return, what was refunded for them with wrapping and tax, and where they were sent. */
export function returnedLines(order: StoredOrder, returnId: string | null): CreditedGoods[] {
  const request = order.requests.find(({ id }) => id === returnId)
  if (!request) return []
  const before = linesBefore(order, request)
  const amounts = refundShares(order, before, withReturned(before, request.lines))
  return order.lines.flatMap((line, at) => {
    const { quantity } = request.lines.find(({ id }) => id === line.id) ?? {}
    if (quantity === undefined) return []
    return [creditedGoods(order, { ...line, unitPrice: line.currentPrice }, quantity, amounts[at]!)]
  })
}

/** `amount`: what is credited for the goods, in minor units and with the tax that was added to the prices. */
export function creditedGoods(
  order: StoredOrder,
  line: Line,
  quantity: number,
  amount: number,
): CreditedGoods {
  const { country } = order.deliveries.find(({ position }) => position === line.delivery)!.address
  return { line: documentLine(order, line, { quantity, amount }), country }
}

function paymentOf(
  order: StoredOrder,
  account: BankAccount | null,
  { timeZone }: Warehouse,
): Pick<IssuedDocument, 'paidOn' | 'paidBy' | 'payTo'> {
  const { dueOn, method } = order.payment
  if (!isOnAccount(order) || dueOn === null) {
    const paidBy = paymentMethodName(method)
    return { paidOn: plainDateIn(paidAt(order), timeZone), ...(paidBy && { paidBy }) }
  }
  const { holder = '', iban = '', bic = '' } = account ?? {}
  return { paidOn: null, payTo: { dueOn, holder, iban: formatIban(iban), bic } }
}

/** A paid invoice has the day of its payment in place of a day that is only planned. Decision 39 has the law. */
function suppliedOn(order: StoredOrder, issuedOn: string): string | null {
  const day = order.deliveries.map(({ shipsOn }) => shipsOn).reduce((a, b) => (a > b ? a : b))
  return day > issuedOn && !isOnAccount(order) ? null : day
}

function paidAt({ events, placedAt }: StoredOrder): number {
  return events.find(({ kind }) => kind === 'processing')?.at ?? placedAt
}

type Line = StoredOrder['lines'][number]

function documentLine(
  order: StoredOrder,
  line: Line,
  { quantity, amount }: { readonly quantity: number; readonly amount: number },
): DocumentLine {
  const { title, unitPrice, taxRate } = line
  const locale = localeOrDefault(order.locale)
  const details = lineDetails({ ...line, wrap: false }, { locale, t: translateFor(locale) }).join(' · ')
  return { title, details, quantity, unitPrice, amount, basisPoints: taxRate }
}

/** Without an address for the invoice, it names the giver; a recipient who is the buyer, or may be, has an address. */
function buyerOf(order: StoredOrder): IssuedDocument['buyer'] {
  const { invoiceAddress, email, deliveries, locale } = order
  const giver = giverName(order)
  if (invoiceAddress) {
    const { country, vatId } = invoiceAddress
    return { lines: invoiceLines(invoiceAddress), country, ...(vatId && { vatId }) }
  }
  if (giver) return { lines: [giver, email], country: null }
  const { address } = deliveries[0]!
  return { lines: formatAddress(address, localeOrDefault(locale)), country: address.country }
}

/** The guests of a registry read an address without a street, which is none to print. */
function deliverToOf(order: StoredOrder): Pick<IssuedDocument, 'deliverTo'> {
  const [only, ...others] = order.deliveries
  const isTold = only?.requiresShipping && only.address.street !== '' && others.length === 0
  if (!isTold || (!order.invoiceAddress && !giverName(order))) return {}
  const { address } = only
  return {
    deliverTo: {
      lines: formatAddress(address, localeOrDefault(order.locale)),
      country: address.country,
    },
  }
}

function customsParcels(
  { deliveries, lines }: StoredOrder,
  { country: from }: Seller,
  facts: readonly CustomsFacts[],
): CustomsParcel[] {
  return deliveries
    .filter(({ address }) => passesCustoms(from, address.country))
    .map(({ address, position }) => {
      const sent = lines.filter((line) => line.delivery === position)
      const goods = joinGoods(sent.map((line) => customsLine(line, facts)))
      return { country: address.country, value: goods.reduce((sum, { value }) => sum + value, 0), goods }
    })
}

/** Whether customs ask about a parcel of the order. */
export function isExported({ deliveries }: StoredOrder, { country: from }: Seller): boolean {
  return deliveries.some(({ address }) => passesCustoms(from, address.country))
}

function passesCustoms(from: string, to: string): boolean {
  return to !== from && !(unionCountries.has(from) && unionCountries.has(to))
}

function customsLine({ id, title, quantity, total }: Line, facts: readonly CustomsFacts[]) {
  const { weightGrams = 0, origin = null, hsCode = null } = facts.find((each) => each.id === id) ?? {}
  return { title, quantity, value: total, weightGrams: (weightGrams ?? 0) * quantity, origin, hsCode }
}

/** Orders of earlier releases have no stored taxes; the standard rate of their day applies. */
export function storedTaxes(
  { taxes, country, placedAt, total }: Pick<StoredOrder, 'taxes' | 'country' | 'placedAt' | 'total'>,
  { timeZone }: Warehouse,
): readonly TaxPart[] {
  if (taxes) return taxes
  const basisPoints = taxRate(country, 'standard', plainDateIn(placedAt, timeZone))
  return basisPoints === null ? [] : includedTaxes([{ basisPoints, amount: total }])
}
