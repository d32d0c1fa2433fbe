// Job handlers of mails about gifts: exchanges to the recipient, thanks to the giver.
import { loadOrder } from '#data/orders/orders.ts'
import type { Shop } from '#services/shop.ts'
import { composeGiftMail, composeThanksMail } from '../mail/gift-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { skipped, type JobHandlers } from './run-jobs.ts'

export function giftHandlers(shop: Shop, mailer: Mailer) {
  return {
    async 'gift-mail'({ template, orderId, reference, eventId }, job) {
      const order = await loadOrder(shop.db, { id: orderId })
      const request = order?.requests.find((each) => each.reference === reference)
      if (!order || !request) throw new Error(`exchange ${reference} is not there to write about`)
      // The address was erased since.
      if (request.email === '') return skipped
      const event = order.events.find(({ id }) => id === eventId)
      const {
        publicOrigin,
        settings: { seller },
      } = shop
      const mail = composeGiftMail({ template, order, request, event, publicOrigin, seller })
      await mailer.send({ id: job.id, to: request.email, ...mail })
    },
    async 'thanks-mail'({ orderId, position }, job) {
      const order = await loadOrder(shop.db, { id: orderId })
      const delivery = order?.deliveries[position]
      if (!order || !delivery) return skipped
      await mailer.send({ id: job.id, to: order.email, ...composeThanksMail(order, delivery) })
    },
  } satisfies Partial<JobHandlers>
}
