// Sends one customer's wishlist alerts that still apply.
import {
  loadAlertRecipient,
  loadWishlistAlerts,
  markNotified,
  type AlertRecipient,
  type WishlistAlerts,
} from '#data/customers/wishlist-alerts.ts'
import { loadWishlist } from '#data/customers/wishlist-items.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { ownerOfCustomer } from '#data/owner-keys.ts'
import { type Locale, localeOrDefault } from '#domain/markets/locale.ts'
import type { Shop } from '#services/shop.ts'
import { loadSavedProducts } from '#services/wishlist/saved-products.ts'
import { detectAlerts } from '#services/wishlist/wishlist-alerts.ts'
import type { Mailer } from '../mail/mailer.ts'
import { unsubscribeLink } from '../mail/unsubscribe.ts'
import { composeWishlistMail } from '../mail/wishlist-mail.ts'
import { skipped, type JobResult } from './run-jobs.ts'
import { sendUnlessRefused } from './send-unless-refused.ts'

export async function sendWishlistAlerts(
  shop: Shop,
  mailer: Mailer,
  { customerId }: JobData<'wish-mail'>,
  jobId: string,
): JobResult {
  const now = shop.now()
  const reader = await loadAlertRecipient(shop.db, customerId)
  if (!reader) return skipped
  const locale = localeOrDefault(reader.locale)
  const alerts = await loadNewAlerts(shop, customerId, reader, locale)
  if (alerts.length > 0) {
    const unsubscribe = unsubscribeLink(shop, 'wishes', customerId)
    const mail = composeWishlistMail({ alerts, locale, publicOrigin: shop.publicOrigin, unsubscribe })
    await sendUnlessRefused(mailer, { id: jobId, to: reader.email, listUnsubscribe: unsubscribe, ...mail })
  }
  await markNotified(shop.db, customerId, now)
  if (alerts.length === 0) return skipped
}

/** Alerts since the last mail, each in the currency in which the item was saved. */
async function loadNewAlerts(shop: Shop, customerId: string, { since }: AlertRecipient, locale: Locale) {
  const { db, now } = shop
  const owner = ownerOfCustomer(customerId)
  const wishes = await loadWishlist(db, owner)
  const isNew = (at: number | null, { mailedAt }: WishlistAlerts): boolean =>
    at !== null && at > since && (mailedAt === null || at > mailedAt)
  const candidates = (await loadWishlistAlerts(db, owner)).map((item) => ({
    ...item,
    backAt: isNew(item.backAt, item) ? item.backAt : null,
    price: isNew(item.droppedAt, item) ? item.price : null,
  }))
  const currencies = [...new Set(candidates.map(({ currency }) => currency))].filter((each) => each !== null)
  const alertsByCurrency = await Promise.all(
    currencies.map(async (currency) => {
      const items = candidates.filter((item) => item.currency === currency)
      const saved = wishes.filter(({ id }) => items.some(({ productId }) => productId === id))
      return detectAlerts(items, await loadSavedProducts(saved, { locale, currency }, shop), now())
    }),
  )
  return alertsByCurrency.flat()
}
