// Payments without a provider: bank transfer and pay on invoice. The order page and the e-mail have the account and a
// reference. An order by bank transfer is sent when staff have marked it as paid; one on invoice is sent at once, and its
// invoice names the last day to pay.
import type { Settings } from '#domain/settings/settings.ts'
import { invoiceProvider } from '#services/payment/offered-payments.ts'
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'

const dayMs = 24 * 3_600_000

/** Offered where the merchant has set an account. */
export function createBankTransfer(settings: () => Settings): PaymentProvider {
  return {
    ...toMerchantAccount(settings),
    name: 'bank-transfer',
    kinds: () => (settings().transfer ? ['transfer'] : []),
    holdMs: () => (settings().transfer?.days ?? 0) * dayMs,
    read: async () => plainSnapshot('open'),
  }
}

/** Offered where the merchant has set terms and an account, to the customers that the terms permit. */
export function createPayOnInvoice(settings: () => Settings): PaymentProvider {
  return {
    ...toMerchantAccount(settings),
    name: invoiceProvider,
    kinds: () => (settings().invoice && settings().transfer ? ['invoice'] : []),
    holdMs: () => null,
    read: async () => plainSnapshot('owed'),
  }
}

type Common = Omit<PaymentProvider, 'name' | 'kinds' | 'holdMs' | 'read'>

/** For orders in the currency of the account. */
function toMerchantAccount(settings: () => Settings): Common {
  return {
    minimum: (currency) => (settings().transfer?.currency === currency ? 1 : null),
    transactions: null,
    // The number of the order is the reference of the transfer.
    open: async ({ orderNumber }) => ({ reference: orderNumber, redirectUrl: null }),
    cancel: async () => plainSnapshot('cancelled'),
    refund: async () => ({ reference: null, state: 'succeeded', failure: '' }),
    readEvent: async () => null,
  }
}
