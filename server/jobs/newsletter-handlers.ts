// Job handlers of newsletter mails: the request for confirmation, and issues.
import { loadIssue } from '#data/customers/newsletter-issues.ts'
import { findSubscriptionRequest, findSubscription, leaveNewsletter } from '#data/customers/newsletter.ts'
import {
  issueLocale,
  occasionParagraph,
  paragraphsOf,
  type IssueContents,
} from '#domain/customers/newsletter.ts'
import { isLocale } from '#domain/markets/locale.ts'
import { nextIssueOccasion } from '#services/newsletter/next-occasion.ts'
import { sendIssuePage } from '#services/newsletter/send-issue.ts'
import { newsletterToken } from '#services/newsletter/subscribe.ts'
import type { Shop } from '#services/shop.ts'
import { AddressRefused, type Mailer } from '../mail/mailer.ts'
import { composeConfirmMail, composeIssueMail } from '../mail/newsletter-mails.ts'
import { oneClickAddress } from '../newsletter/newsletter-addresses.ts'
import { skipped, type JobHandlers } from './run-jobs.ts'
import { sendUnlessRefused } from './send-unless-refused.ts'

export function newsletterHandlers(shop: Shop, mailer: Mailer) {
  const { db, secret, publicOrigin, now } = shop
  async function compose(contents: IssueContents, readerLocale: string, token: string | null) {
    const { homeLocale } = shop.settings
    const locale = isLocale(readerLocale) ? readerLocale : homeLocale
    const shown = issueLocale(contents, locale, homeLocale)
    const asks = paragraphsOf(contents[shown]?.text ?? '').includes(occasionParagraph)
    const occasion = asks ? await nextIssueOccasion(shop, shown) : null
    return composeIssueMail(contents, { locale, homeLocale, occasion, token }, publicOrigin)
  }

  return {
    async 'newsletter-confirm-mail'({ askId }, job) {
      const confirmation = await findSubscriptionRequest(db, askId, now())
      if (!confirmation) return skipped
      const mail = composeConfirmMail(
        confirmation.locale,
        publicOrigin,
        newsletterToken(secret, 'confirm', askId),
      )
      return sendUnlessRefused(mailer, { id: job.id, to: confirmation.email, ...mail })
    },
    'newsletter-issue': (data, job) => sendIssuePage(db, data, job.id, now()),
    async 'newsletter-mail'({ issue, subscriptionId }, job) {
      const [contents, reader] = await Promise.all([
        loadIssue(db, issue),
        findSubscription(db, subscriptionId),
      ])
      if (!contents) throw new Error(`there is no issue ${issue} of the newsletter`)
      // The reader has unsubscribed since.
      if (!reader?.subscribed) return skipped
      const token = newsletterToken(secret, 'leave', reader.id)
      const mail = await compose(contents, reader.locale, token)
      const listUnsubscribe = oneClickAddress(publicOrigin, token)
      try {
        await mailer.send({ id: job.id, to: reader.email, listUnsubscribe, ...mail })
      } catch (error) {
        if (!(error instanceof AddressRefused)) throw error
        await db.transaction((tx) => leaveNewsletter(tx, reader.id, 'bounce', now()))
        return skipped
      }
    },
    async 'newsletter-test-mail'({ to, locale, subject, text }, job) {
      const mail = await compose({ [locale]: { subject, text } }, locale, null)
      await mailer.send({ id: job.id, to, ...mail })
    },
  } satisfies Partial<JobHandlers>
}
