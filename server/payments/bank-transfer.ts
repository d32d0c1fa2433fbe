// Bank transfers: the order page and the e-mail have the account and a reference. Staff mark the order as paid when the
// money has arrived, and pay refunds back themselves.
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'
import type { Settings } from '#domain/settings/settings.ts'

const dayMs = 24 * 3_600_000

/** Offered where the merchant has set an account, for orders in its currency. */
export function createBankTransfer(settings: () => Settings): PaymentProvider {
  return {
    name: 'bank-transfer',
    kinds: () => (settings().transfer ? ['transfer'] : []),
    holdMs: () => (settings().transfer?.days ?? 0) * dayMs,
    minimum: (currency) => (settings().transfer?.currency === currency ? 1 : null),
    transactions: null,
    // The number of the order is the reference of the transfer.
    open: async ({ orderNumber }) => ({ reference: orderNumber, redirectUrl: null }),
    read: async () => plainSnapshot('open'),
    cancel: async () => plainSnapshot('cancelled'),
    refund: async () => ({ reference: null, state: 'succeeded', failure: '' }),
    readEvent: async () => null,
  }
}
