// The mails of accounts. Addresses are looked up when a mail is sent: jobs carry ids.
import type { Shop } from '#api/context.ts'
import { codeOf } from '#api/account/sign-in-code.ts'
import { loadCustomer } from '#data/customers/customers.ts'
import { addressOfCode } from '#data/customers/sign-in-codes.ts'
import {
  composeAccountMail,
  composeCodeMail,
  composeEmailChangedMail,
  composeEmailCodeMail,
  composeNewBrowserMail,
} from '../mail/account-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { needless, type JobHandlers } from './run-jobs.ts'

export function accountHandlers(shop: Shop, mailer: Mailer) {
  const { db, secret, publicOrigin } = shop
  return {
    async 'code-mail'({ codeId, locale }, job) {
      const to = await addressOfCode(db, codeId, shop.now())
      // Used, replaced or too late: nobody waits for it any more.
      if (!to) return needless
      await mailer.send({ id: job.id, to, urgent: true, ...composeCodeMail(codeOf(secret, codeId), locale) })
    },
    async 'email-code-mail'({ codeId, locale }, job) {
      const to = await addressOfCode(db, codeId, shop.now())
      if (!to) return needless
      const isTaken = (await loadCustomer(db, { email: to })) !== undefined
      const code = isTaken ? null : codeOf(secret, codeId)
      const mail = composeEmailCodeMail(code, locale, publicOrigin)
      await mailer.send({ id: job.id, to, urgent: true, ...mail })
    },
    async 'account-mail'({ template, customerId }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      const mail = composeAccountMail(template, customer, publicOrigin)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'new-browser-mail'({ customerId, ...seen }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      const mail = composeNewBrowserMail(customer, seen, publicOrigin)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'email-changed-mail'({ customerId, to }, job) {
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      await mailer.send({ id: job.id, to, ...composeEmailChangedMail(customer, publicOrigin) })
    },
  } satisfies Partial<JobHandlers>
}
