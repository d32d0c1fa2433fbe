// What each kind of job does.
import { z } from 'zod'
import { expire } from '#api/payment/settle.ts'
import type { Shop } from '#api/context.ts'
import { loadContactMessage } from '#data/contact-messages.ts'
import { loadOrder } from '#data/orders.ts'
import { composeContactMail } from '../mail/contact-mail.ts'
import { composeOrderMail, orderMailTemplates } from '../mail/order-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { signEvent } from '../payments/sandbox.ts'
import { receiveWebhook } from '../payments/webhook.ts'
import type { JobHandlers } from './run-jobs.ts'

const orderMail = z.object({ template: z.enum(orderMailTemplates), orderId: z.string() })
const contactJob = z.object({ messageId: z.string() })
const orderJob = z.object({ orderId: z.string() })

export type HandlerSettings = {
  readonly webhookSecret: string
  /** Address that visitors' messages go to. */
  readonly merchant: string
}

export function jobHandlers(
  shop: Shop,
  mailer: Mailer,
  { webhookSecret, merchant }: HandlerSettings,
): JobHandlers {
  return {
    async mail(data, job) {
      const { template, orderId } = orderMail.parse(data)
      const order = await loadOrder(shop.db, { id: orderId })
      if (!order) throw new Error(`order ${orderId} is not there to write about`)
      await mailer.send({
        id: job.id,
        to: order.email,
        ...composeOrderMail(template, order, shop.publicOrigin),
      })
    },
    async 'contact-mail'(data, job) {
      const { messageId } = contactJob.parse(data)
      const message = await loadContactMessage(shop.db, messageId)
      if (!message) throw new Error(`message ${messageId} is not there to be sent on`)
      await mailer.send({
        id: job.id,
        to: addressOf(merchant),
        replyTo: message.email,
        ...composeContactMail(message),
      })
    },
    'expire-order': (data) => expire(orderJob.parse(data).orderId, shop),
    // The sandbox provider delivers its events as a stranger would: as signed text.
    async 'sandbox-event'(data) {
      const body = JSON.stringify(data)
      const status = await receiveWebhook(
        shop,
        webhookSecret,
        body,
        signEvent(webhookSecret, body, shop.now()),
      )
      if (status !== 200) throw new Error(`the shop answered the sandbox provider's event with ${status}`)
    },
  }
}

/** The address in 'Posy <hello@posy.example>'. */
function addressOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender
}
