// What each kind of job does.
import { z } from 'zod'
import { expire } from '#api/orders/give-up-order.ts'
import { carryOutRefund } from '#api/payment/refund.ts'
import type { Shop } from '#api/context.ts'
import { loadContactMessage } from '#data/contact-messages.ts'
import { mailedAccessMs } from '#api/orders/mail-link.ts'
import { accessToken } from '#api/orders/order-access.ts'
import type { Job } from '#data/jobs.ts'
import { loadOrder } from '#data/orders.ts'
import { orderMailTemplates } from '#domain/order-event.ts'
import { codeOf } from '#api/account/sign-in-code.ts'
import { loadCustomer } from '#data/customers.ts'
import { addressOfCode } from '#data/sign-in-codes.ts'
import { locales } from '#domain/locale.ts'
import { accountMailTemplates, composeAccountMail, composeCodeMail } from '../mail/account-mails.ts'
import { composeContactMail } from '../mail/contact-mail.ts'
import { composeOrderMail } from '../mail/order-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { signEvent } from '../payments/sandbox.ts'
import { receiveWebhook } from '../payments/webhook.ts'
import type { JobHandlers } from './run-jobs.ts'

const orderMailJob = z.object({
  template: z.enum(orderMailTemplates),
  orderId: z.string(),
  eventId: z.string().optional(),
})
const codeJob = z.object({ codeId: z.string(), locale: z.enum(locales) })
const accountMail = z.object({ template: z.enum(accountMailTemplates), customerId: z.string() })
const contactJob = z.object({ messageId: z.string() })
const refundJob = z.object({ refundId: z.string() })
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
  const orderMail = async (data: Record<string, unknown>, job: Job): Promise<void> => {
    const { template, orderId, eventId } = orderMailJob.parse(data)
    const order = await loadOrder(shop.db, { id: orderId })
    if (!order) throw new Error(`order ${orderId} is not there to write about`)
    const mail = composeOrderMail({
      template,
      order,
      event: order.events.find(({ id }) => id === eventId),
      publicOrigin: shop.publicOrigin,
      accessToken: () =>
        accessToken(shop.secret, { orderId, level: 'full', expiresAt: shop.now() + mailedAccessMs }),
    })
    if (mail) await mailer.send({ id: job.id, to: order.email, ...mail })
  }

  return {
    mail: orderMail,
    // One that waits for its time, and may then find nothing to say.
    'later-mail': orderMail,
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
    refund: (data) => carryOutRefund(refundJob.parse(data).refundId, shop),
    async 'code-mail'(data, job) {
      const { codeId, locale } = codeJob.parse(data)
      const to = await addressOfCode(shop.db, codeId, shop.now())
      // Used, replaced or too late: nobody waits for it any more.
      if (!to) return
      await mailer.send({ id: job.id, to, ...composeCodeMail(codeOf(shop.secret, codeId), locale) })
    },
    async 'account-mail'(data, job) {
      const { template, customerId } = accountMail.parse(data)
      const customer = await loadCustomer(shop.db, { id: customerId })
      if (!customer) return
      await mailer.send({
        id: job.id,
        to: customer.email,
        ...composeAccountMail(template, customer, shop.publicOrigin),
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
