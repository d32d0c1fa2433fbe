// A cart by the endpoint, for tests whose subject begins after the product page. purchase.e2e.ts fills carts by presses.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { sql } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { createHttpClient, type HttpClient } from '#server/testing-http.ts'
import type { OpenShop } from './open-shop.ts'

export type Item = { readonly sku: string; readonly personalisation?: string }
export type Guest = { readonly session: string; readonly locale: Locale }

export const milkBunny: Item = { sku: 'CHB-MIL' }

/** A new visitor with one of each item in the cart. */
export async function withCart<T>(
  shop: OpenShop,
  items: readonly Item[],
  locale: Locale,
  work: (client: HttpClient, guest: Guest) => Promise<T>,
): Promise<T> {
  const client = createHttpClient(Number(new URL(shop.origin).port))
  const guest = { session: randomBytes(16).toString('hex'), locale }
  try {
    for (const { sku, personalisation = '' } of items) {
      const variant = await shop.db.row<{ id: string }>(sql`select id from variant where sku = ${sku}`)
      const added = await client.call(
        'cart.add',
        { variantId: variant!.id, quantity: 1, personalisation, withoutText: personalisation === '' },
        guest,
      )
      assert.equal(added.refused, undefined, JSON.stringify(added))
    }
    return await work(client, guest)
  } finally {
    client.close()
  }
}

/** The shopper of a page that has opened no document of the shop has these items in the cart. */
export async function bringCart(
  page: Page,
  shop: OpenShop,
  items: readonly Item[] = [milkBunny],
): Promise<void> {
  const { session } = await withCart(shop, items, 'us', async (_, guest) => guest)
  await page.addInitScript(
    ([origin, id]) => {
      if (location.origin === origin && !localStorage.getItem('session')) localStorage.setItem('session', id)
    },
    [shop.origin, session] as const,
  )
}
