// Sends the news of one customer's wishes, as far as they are still true.
import type { Shop } from '#api/context.ts'
import { detectAlerts } from '#api/wishlist/wishlist-alerts.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { loadCards } from '#data/catalog/products.ts'
import {
  loadAlertRecipient,
  loadWishlistAlerts,
  markNotified,
  type AlertRecipient,
  type WishlistAlerts,
} from '#data/customers/wishlist-alerts.ts'
import { loadWishlist, ownerOfCustomer } from '#data/customers/wishlist-items.ts'
import { defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import type { Mailer } from '../mail/mailer.ts'
import { unsubscribeLink } from '../mail/unsubscribe.ts'
import { composeWishlistMail } from '../mail/wishlist-mail.ts'
import { needless, type Done } from './run-jobs.ts'

export async function sendWishlistAlerts(
  shop: Shop,
  mailer: Mailer,
  { customerId }: JobData<'wish-mail'>,
  jobId: string,
): Done {
  const now = shop.now()
  const reader = await loadAlertRecipient(shop.db, customerId)
  if (!reader) return needless
  const locale = isLocale(reader.locale) ? reader.locale : defaultLocale
  const wishes = await freshNews(shop, customerId, reader, locale)
  if (wishes.length > 0) {
    const unsubscribe = unsubscribeLink(shop, 'wishes', customerId)
    const mail = composeWishlistMail({ wishes, locale, publicOrigin: shop.publicOrigin, unsubscribe })
    await mailer.send({ id: jobId, to: reader.email, oneClickLeave: unsubscribe, ...mail })
  }
  await markNotified(shop.db, customerId, now)
  if (wishes.length === 0) return needless
}

/** Each wish in the currency it was wished in. */
async function freshNews({ db, now }: Shop, customerId: string, { since }: AlertRecipient, locale: Locale) {
  const owner = ownerOfCustomer(customerId)
  const ids = await loadWishlist(db, owner)
  const isFresh = (at: Date | null, { toldAt }: WishlistAlerts): boolean =>
    at !== null && at > since && (toldAt === null || at > toldAt)
  const known = (await loadWishlistAlerts(db, owner)).map((news) => ({
    ...news,
    backAt: isFresh(news.backAt, news) ? news.backAt : null,
    price: isFresh(news.droppedAt, news) ? news.price : null,
  }))
  const currencies = [...new Set(known.map(({ currency }) => currency))].filter((each) => each !== null)
  const told = await Promise.all(
    currencies.map(async (currency) => {
      const own = known.filter((news) => news.currency === currency && ids.includes(news.productId))
      const cards = await loadCards(
        db,
        own.map(({ productId }) => productId),
        locale,
        currency,
      )
      return detectAlerts(own, cards, now())
    }),
  )
  return told.flat()
}
