// Bank transfers: the order page and the e-mail have the account and a reference. The order is sent when staff have marked
// it as paid.
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { toMerchantAccount } from './merchant-account.ts'

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
