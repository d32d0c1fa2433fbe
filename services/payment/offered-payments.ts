// The payment providers that a buyer can choose for an order.
import { loadInvoiceFacts } from '#data/customers/invoice-facts.ts'
import type { Queryable } from '#data/database.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { mayPayOnInvoice } from '#domain/orders/pay-on-invoice.ts'
import { paymentKindsIn } from '#domain/orders/payment-countries.ts'
import type { PaymentKind } from '#domain/orders/payment-kinds.ts'
import { isOfferedIn } from '#domain/orders/payment-markets.ts'
import type { Currency, Money } from '#domain/pricing/money.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { VisitorContext } from '../visitor.ts'
import type { PaymentProvider, PaymentProviders } from './provider.ts'

/** Name of the provider of orders that are sent before they are paid. */
export const invoiceProvider = 'invoice'

/** Those of a market. Some of them are offered to certain customers only. */
export function providersIn(
  payments: PaymentProviders,
  { paymentMarkets }: Pick<Settings, 'paymentMarkets'>,
  market: Country,
  currency: Currency = currencyOf(market),
): readonly PaymentProvider[] {
  return payments.offered(currency).filter(({ name }) => isOfferedIn(paymentMarkets, name, market))
}

type OfferedPayment = { readonly name: string; readonly kinds: readonly PaymentKind[] }

/** The names of the offered providers, with what the country's buyers can choose there. */
export async function offeredKinds(
  context: VisitorContext,
  order: { readonly country: Country; readonly total: Money },
): Promise<OfferedPayment[]> {
  const offered = await offeredPayments(context, order)
  return offered.map((each) => ({ name: each.name, kinds: paymentKindsIn(order.country, each.kinds()) }))
}

/** Exact for an order on invoice only in a transaction `db` that holds the customer's lock. */
export async function offeredPayments(
  { payments, settings, customer, now, ...context }: VisitorContext,
  order: { readonly country: Country; readonly total: Money },
  db: Queryable = context.db,
): Promise<readonly PaymentProvider[]> {
  const offered = providersIn(payments, settings, order.country, order.total.currency)
  if (!offered.some(({ name }) => name === invoiceProvider)) return offered
  const { invoice, shipping } = settings
  const today = plainDateIn(now(), shipping.warehouse.timeZone)
  const about = { currency: order.total.currency, today, provider: invoiceProvider }
  const facts = customer && (await loadInvoiceFacts(db, customer.id, about))
  if (invoice && order.total.minor > 0 && mayPayOnInvoice(invoice, order, facts)) return offered
  return offered.filter(({ name }) => name !== invoiceProvider)
}
