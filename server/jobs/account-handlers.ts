// Job handlers of mails about accounts and reviews. Jobs contain ids; addresses are read when a mail is sent.
import { loadAnsweredReview } from '#data/catalog/reviews.ts'
import { loadCustomer } from '#data/customers/customers.ts'
import { addressOfCode } from '#data/customers/sign-in-codes.ts'
import { codeOf } from '#services/account/sign-in-code.ts'
import type { Shop } from '#services/shop.ts'
import {
  composeAccountMail,
  composeCodeMail,
  composeEmailChangedMail,
  composeEmailCodeMail,
  composeNewBrowserMail,
} from '../mail/account-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { composeReviewReplyMail } from '../mail/review-reply-mail.ts'
import { skipped, type JobHandlers } from './run-jobs.ts'
import { sendUnlessRefused } from './send-unless-refused.ts'

export function accountHandlers(shop: Shop, mailer: Mailer) {
  const { db, secret, publicOrigin } = shop
  return {
    async 'code-mail'({ codeId, locale }, job) {
      const to = await addressOfCode(db, codeId, shop.now())
      // The code was used, replaced or has expired.
      if (!to) return skipped
      return sendUnlessRefused(mailer, {
        id: job.id,
        to,
        urgent: true,
        ...composeCodeMail(codeOf(secret, codeId), locale, shop.settings),
      })
    },
    async 'email-code-mail'({ codeId, locale }, job) {
      const to = await addressOfCode(db, codeId, shop.now())
      if (!to) return skipped
      const isTaken = (await loadCustomer(db, { email: to })) !== undefined
      const code = isTaken ? null : codeOf(secret, codeId)
      const mail = composeEmailCodeMail(code, locale, shop)
      return sendUnlessRefused(mailer, { id: job.id, to, urgent: true, ...mail })
    },
    async 'account-mail'({ template, customerId }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return skipped
      const mail = composeAccountMail(template, customer, shop)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'answer-mail'({ reviewId }, job) {
      const review = shop.settings.answerMails && (await loadAnsweredReview(db, reviewId))
      if (!review) return skipped
      await mailer.send({ id: job.id, to: review.email, ...composeReviewReplyMail(review, shop) })
    },
    async 'new-browser-mail'({ customerId, ...seen }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return skipped
      const mail = composeNewBrowserMail(customer, seen, publicOrigin)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'email-changed-mail'({ customerId, to }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return skipped
      await mailer.send({ id: job.id, to, ...composeEmailChangedMail(customer, publicOrigin) })
    },
  } satisfies Partial<JobHandlers>
}
