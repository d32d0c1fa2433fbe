// What payments to the merchant's own account have in common: staff record them, and pay refunds back themselves.
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'
import type { Settings } from '#domain/settings/settings.ts'

type Common = Omit<PaymentProvider, 'name' | 'kinds' | 'holdMs' | 'read'>

/** For orders in the currency of the account. */
export function toMerchantAccount(settings: () => Settings): Common {
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
