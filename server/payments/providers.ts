// Opens the payment provider that the settings select. A new provider is one line here and one in provider-names.ts.
import type { PaymentProvider, Shop } from '#services/shop.ts'
import type { Db } from '#data/database.ts'
import type { RouteHandler } from '../app.ts'
import { createOrigins } from '../http/origins.ts'
import type { ProviderName } from './provider-names.ts'
import { createSandbox } from './sandbox.ts'
import { createSandboxPage } from './sandbox-page.ts'
import { receiveWebhook } from './webhook.ts'
import { createWebhookHandler } from './webhook-handler.ts'

type ProviderParts = Pick<Shop, 'publicOrigin' | 'now' | 'secret' | 'wakeJobs'> & { readonly db: Db }

export type OpenedProvider = {
  readonly provider: PaymentProvider
  /** The provider's HTTP handlers by first path segment. They exist only where the provider is selected. */
  readonly routes: (shop: Shop) => ReadonlyMap<string, RouteHandler>
}

const providers: Readonly<Record<ProviderName, (parts: ProviderParts) => OpenedProvider>> = {
  sandbox({ db, publicOrigin, now, secret, wakeJobs }) {
    const sandbox = createSandbox(db, publicOrigin, now, wakeJobs)
    return {
      provider: sandbox,
      routes: (shop) =>
        new Map<string, RouteHandler>([
          ['_pay', createSandboxPage(sandbox, createOrigins(publicOrigin).isForeign, () => shop.settings)],
          [
            '_webhooks',
            createWebhookHandler((body, signature) => receiveWebhook(shop, secret, body, signature)),
          ],
        ]),
    }
  },
}

/** Throws where no provider is selected: server/production-risks.ts explains that before the shop opens. */
export function openProvider([name]: readonly ProviderName[], parts: ProviderParts): OpenedProvider {
  if (!name) throw new Error('no payment provider is selected')
  return providers[name](parts)
}
