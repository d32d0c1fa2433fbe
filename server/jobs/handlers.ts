// The handlers of all job kinds.
import { loadContent } from '#data/catalog/content.ts'
import { loadContactMessage } from '#data/customers/contact-messages.ts'
import { loadCustomerOfOrder } from '#data/customers/customers.ts'
import type { Db } from '#data/database.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { countDeadJobs, type Job } from '#data/jobs/jobs.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { countUnpaidMail } from '#data/orders/unpaid-mails.ts'
import { findReturnedCoupon } from '#data/promotions/promotion-uses.ts'
import { deleteExpiredData } from '#data/retention.ts'
import { findMember } from '#data/staff/staff.ts'
import { localeOrDefault, type Locale } from '#domain/markets/locale.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { worthSnapshot, writeSnapshot } from '#services/catalog/catalog-snapshot.ts'
import { deleteUnusedPictures } from '#services/catalog/delete-unused-pictures.ts'
import { importPicture } from '#services/import/import-picture.ts'
import { importStep } from '#services/import/import-step.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { drawingPath } from '#services/lettering/drawing-link.ts'
import { expireWhenDue } from '#services/orders/expire-order.ts'
import { accessMsOf, accessToken, addressDigest } from '#services/orders/order-access.ts'
import { checkPayment, closeCancelledPayment } from '#services/payment/check-payments.ts'
import { checkRefund, executeRefund } from '#services/payment/refund.ts'
import type { Shop } from '#services/shop.ts'
import { checkLowStock, sendNotice } from '#services/staff/send-notices.ts'
import { composeGiftMail, composeThanksMail } from '../mail/gift-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { composeOrderMail } from '../mail/order-mails.ts'
import { composeContactMail, composeStaffMail } from '../mail/staff-mail.ts'
import { termsPages, type TermsPage } from '../mail/terms-file.ts'
import { signatureHeader, signEvent } from '../payments/sandbox-events.ts'
import { receiveWebhook } from '../payments/webhook-handler.ts'
import { writeFeed, writeSitemap } from '../seo/stored-files.ts'
import { accountHandlers } from './account-handlers.ts'
import { newsletterHandlers } from './newsletter-handlers.ts'
import { skipped, type JobResult, type JobHandlers } from './run-jobs.ts'
import { sendReminder } from './send-reminder.ts'
import { sendWishlistAlerts } from './send-wishlist-alerts.ts'

export type HandlerSettings = {
  readonly webhookSecret: string
  /** E-mail address that receives visitors' messages. */
  readonly merchant: () => string
  /** Deletes the resized copies of the original `file`. */
  readonly deletePictureCopies: (file: string) => Promise<void>
}

/** What a mail says that is not part of the order. */
async function loadMailFacts({ db, now }: Shop, template: JobData<'mail'>['template'], order: StoredOrder) {
  // The payment, or the acceptance of an order on account, concludes the contract.
  const isConfirmation = template === 'order-paid'
  return {
    customer: isConfirmation ? await loadCustomerOfOrder(db, order.id) : undefined,
    terms: isConfirmation ? await loadTerms(db, localeOrDefault(order.locale)) : [],
    returnedCoupon: await findReturnedCoupon(db, order, now()),
  }
}

async function loadTerms(db: Db, locale: Locale): Promise<TermsPage[]> {
  const pages = await Promise.all(termsPages.map((key) => loadContent(db, key, locale)))
  return pages.filter((page) => page !== undefined)
}

export function jobHandlers(
  shop: Shop,
  mailer: Mailer,
  { webhookSecret, merchant, deletePictureCopies }: HandlerSettings,
): JobHandlers {
  const orderMail = async (
    { template, orderId, eventId, isByStaff }: JobData<'mail'>,
    job: Job,
  ): JobResult => {
    const order = await loadOrder(shop.db, { id: orderId })
    if (!order) throw new Error(`order ${orderId} is not there to write about`)
    const mail = composeOrderMail({
      template,
      order,
      event: order.events.find(({ id }) => id === eventId),
      seller: shop.settings.seller,
      account: shop.settings.transfer,
      settings: shop.settings,
      ...(await loadMailFacts(shop, template, order)),
      publicOrigin: shop.publicOrigin,
      drawingPath: (lineId) => drawingPath(shop.secret, lineId),
      accessToken: () =>
        accessToken(shop.secret, {
          orderId,
          level: 'full',
          expiresAt: shop.now() + accessMsOf(template),
          mailedTo: addressDigest(order.email),
        }),
    })
    if (!mail) return skipped
    const about = { id: job.id, orderId, email: order.email }
    const isUnpaid = order.paymentStatus === 'unpaid' && !isOnAccount(order)
    // Staff send a payment link. Without it, its order expires.
    const isLimited = shop.limitsUnpaid && isUnpaid && !isByStaff && template !== 'payment-link'
    if (isLimited && !(await countUnpaidMail(shop.db, about, shop.now()))) return skipped
    await mailer.send({ id: job.id, to: order.email, ...mail })
  }

  return {
    ...accountHandlers(shop, mailer),
    ...giftHandlers(shop, mailer),
    ...newsletterHandlers(shop, mailer),
    ...staffHandlers(shop, mailer),
    ...upkeepHandlers(shop, deletePictureCopies),
    mail: orderMail,
    'later-mail': orderMail,
    async 'contact-mail'({ messageId }, job) {
      const message = await loadContactMessage(shop.db, messageId)
      // Erased since.
      if (!message) return skipped
      await mailer.send({
        id: job.id,
        to: merchant(),
        replyTo: message.email,
        ...composeContactMail(message),
      })
    },
    async 'issue-documents'({ orderId }) {
      await issueDocuments(shop.db, orderId, shop.settings, shop.now())
    },
    refund: ({ refundId }) => executeRefund(refundId, shop),
    'check-refund': ({ refundId }) => checkRefund(refundId, shop),
    'close-payment': ({ orderId }) => closeCancelledPayment(orderId, shop),
    'reminder-mail': (data, job) => sendReminder(shop, mailer, data, job.id),
    'wish-mail': (data, job) => sendWishlistAlerts(shop, mailer, data, job.id),
    'expire-order': ({ orderId }) => expireWhenDue(orderId, shop),
    'check-payment': ({ orderId }) => checkPayment(orderId, shop),
    'import-step': ({ runId, step }) => importStep(shop, runId, step),
    async 'import-picture'({ pictureId }, { attempts }) {
      return (await importPicture(shop, pictureId, attempts)) ? undefined : skipped
    },
    // Sandbox events use the same signed format as events from outside.
    async 'sandbox-event'(data) {
      const body = JSON.stringify(data)
      const headers = { [signatureHeader]: signEvent(webhookSecret, body, shop.now()) }
      const status = await receiveWebhook(shop, shop.payments.named('sandbox'), { headers, body })
      if (status !== 200) throw new Error(`the shop answered the sandbox provider's event with ${status}`)
    },
  }
}

type UpkeepKind = 'retention' | 'unused-pictures' | 'catalog-snapshot' | 'product-feed' | 'sitemap'

/** Handlers of jobs that delete old data and write files of the catalogue. */
function upkeepHandlers(
  shop: Shop,
  deletePictureCopies: (file: string) => Promise<void>,
): Pick<JobHandlers, UpkeepKind> {
  return {
    retention: () => deleteExpiredData(shop.db, shop.now()),
    async 'unused-pictures'() {
      const stores = { db: shop.db, files: shop.files, deleteCopies: deletePictureCopies }
      await deleteUnusedPictures(stores, shop.now())
    },
    'catalog-snapshot': async () => (shop.catalog.index.size < worthSnapshot ? skipped : writeSnapshot(shop)),
    'product-feed': async ({ locale, at }) => ((await writeFeed(shop, locale, at)) ? undefined : skipped),
    sitemap: async ({ at }) => ((await writeSitemap(shop, at)) ? undefined : skipped),
  }
}

/** Job handlers of mails about gifts: exchanges to the recipient, thanks to the giver. */
function giftHandlers(shop: Shop, mailer: Mailer) {
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

type StaffKind = 'staff-notice' | 'staff-mail' | 'low-stock'

/** Handlers of the e-mails to the staff. */
function staffHandlers(shop: Shop, mailer: Mailer): Pick<JobHandlers, StaffKind> {
  return {
    'staff-notice': (about, job) => sendNotice(job.id, about, shop),
    'low-stock': () => checkLowStock(shop),
    async 'staff-mail'({ notice, staffId, orderId, count }, job) {
      const member = await findMember(shop.db, { id: staffId })
      if (!member) return skipped
      const mail = composeStaffMail({
        notice,
        locale: member.locale,
        order: orderId === undefined ? undefined : await loadOrder(shop.db, { id: orderId }),
        count: count ?? (await countDeadJobs(shop.db)),
        publicOrigin: shop.publicOrigin,
        backofficeOrigin: shop.backofficeOrigin,
      })
      await mailer.send({ id: job.id, to: member.email, ...mail })
    },
  }
}
