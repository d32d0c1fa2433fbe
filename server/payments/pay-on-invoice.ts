// Pay on invoice: the order is sent at once, and its invoice names the last day to pay.
import { invoiceProvider } from '#services/payment/offered-payments.ts'
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { toMerchantAccount } from './merchant-account.ts'

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
