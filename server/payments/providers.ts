// Opens the payment providers that the settings select. A new provider is one line here and one in payment-settings.ts.
import type { Settings } from '#domain/settings/settings.ts'
import { invoiceProvider } from '#services/payment/offered-payments.ts'
import {
  paymentProviders,
  plainSnapshot,
  type PaymentProvider,
  type PaymentProviders,
} from '#services/payment/provider.ts'
import type { Shop } from '#services/shop.ts'
import type { RouteHandler } from '../app.ts'
import type { Config } from '../config.ts'
import { createOrigins } from '../http/origins.ts'
import type { ProviderName } from './payment-settings.ts'
import { createSandboxPage } from './sandbox-page.ts'
import { createSandbox, type SandboxParts } from './sandbox.ts'
import { createWebhookHandler, webhookSegment, receiveWebhook } from './webhook-handler.ts'

type ProviderParts = SandboxParts & { readonly config: Config; readonly settings: () => Settings }

type Opened = {
  readonly provider: PaymentProvider
  /** HTTP handlers by first path segment. They exist only where the provider is selected. */
  readonly routes?: (shop: Shop) => Iterable<readonly [string, RouteHandler]>
}

const providers: Readonly<Record<ProviderName, (parts: ProviderParts) => Opened | Promise<Opened>>> = {
  sandbox(parts) {
    const provider = createSandbox(parts)
    const { isForeign } = createOrigins(parts.publicOrigin)
    return {
      provider,
      routes: (shop) => [['_pay', createSandboxPage(provider, isForeign, () => shop.settings)]],
    }
  },
  'bank-transfer': ({ settings }) => ({ provider: createBankTransfer(settings) }),
  invoice: ({ settings }) => ({ provider: createPayOnInvoice(settings) }),
  // The package takes memory and time: it is loaded only where Stripe is selected.
  async stripe({ config, now, settings }) {
    const { createStripe } = await import('./stripe/stripe.ts')
    return { provider: createStripe({ ...stripeSettings(config), kinds: () => settings().stripeKinds }, now) }
  },
}

export type OpenedProviders = {
  readonly payments: PaymentProviders
  readonly routes: (shop: Shop) => ReadonlyMap<string, RouteHandler>
}

/** Throws where no provider is selected: server/production-risks.ts explains that before the shop opens. */
export async function openProviders(parts: ProviderParts): Promise<OpenedProviders> {
  if (parts.config.PAYMENTS.length === 0) throw new Error('no payment provider is selected')
  // Payments to the merchant's own account are offered as soon as there is one.
  const names = new Set<ProviderName>([...parts.config.PAYMENTS, 'bank-transfer', 'invoice'])
  const opened: Opened[] = []
  for (const name of names) opened.push(await providers[name](parts))
  const payments = paymentProviders(opened.map(({ provider }) => provider))
  return {
    payments,
    routes: (shop) =>
      new Map([
        ...opened.flatMap(({ routes }) => [...(routes?.(shop) ?? [])]),
        [
          webhookSegment,
          createWebhookHandler(payments.all, (provider, request) => receiveWebhook(shop, provider, request)),
        ],
      ]),
  }
}

function stripeSettings({ STRIPE_SECRET_KEY: secretKey, ...config }: Config) {
  if (!secretKey) throw new Error('PAYMENTS names stripe: set STRIPE_SECRET_KEY')
  return { secretKey, webhookSecrets: config.STRIPE_WEBHOOK_SECRETS, apiUrl: config.STRIPE_API_URL }
}

/**
 * Offered where the merchant has set an account. Order page and e-mail have the account and a reference. The order is
 * sent when staff have marked it as paid.
 */
export function createBankTransfer(settings: () => Settings): PaymentProvider {
  return {
    ...toMerchantAccount(settings),
    name: 'bank-transfer',
    kinds: () => (settings().transfer ? ['transfer'] : []),
    holdDays: () => settings().transfer?.days ?? 0,
    read: async () => plainSnapshot('open'),
  }
}

/** Offered where the merchant has set terms and an account, to the customers that the terms permit. */
export function createPayOnInvoice(settings: () => Settings): PaymentProvider {
  return {
    ...toMerchantAccount(settings),
    name: invoiceProvider,
    kinds: () => (settings().invoice && settings().transfer ? ['invoice'] : []),
    holdDays: () => null,
    read: async () => plainSnapshot('owed'),
  }
}

type Common = Omit<PaymentProvider, 'name' | 'kinds' | 'holdDays' | 'read'>

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
