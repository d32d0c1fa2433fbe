// The mails of accounts. Addresses are looked up when a mail is sent: jobs carry ids.
import { z } from 'zod'
import type { Shop } from '#api/context.ts'
import { codeOf } from '#api/account/sign-in-code.ts'
import { loadCustomer } from '#data/customers.ts'
import { addressOfCode } from '#data/sign-in-codes.ts'
import { locales } from '#domain/locale.ts'
import {
  accountMailTemplates,
  composeAccountMail,
  composeCodeMail,
  composeEmailChangedMail,
  composeEmailCodeMail,
  composeNewBrowserMail,
} from '../mail/account-mails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { needless, type JobHandlers } from './run-jobs.ts'

const codeJob = z.object({ codeId: z.string(), locale: z.enum(locales) })
const accountMail = z.object({ template: z.enum(accountMailTemplates), customerId: z.string() })
const newBrowserJob = z.object({
  customerId: z.string(),
  agent: z.object({ browser: z.string(), system: z.string() }),
  at: z.number(),
})
const emailChangedJob = z.object({ customerId: z.string(), to: z.string() })

export function accountHandlers(shop: Shop, mailer: Mailer) {
  const { db, secret, publicOrigin } = shop
  return {
    async 'code-mail'(data, job) {
      const { codeId, locale } = codeJob.parse(data)
      const to = await addressOfCode(db, codeId, shop.now())
      // Used, replaced or too late: nobody waits for it any more.
      if (!to) return needless
      await mailer.send({ id: job.id, to, urgent: true, ...composeCodeMail(codeOf(secret, codeId), locale) })
    },
    async 'email-code-mail'(data, job) {
      const { codeId, locale } = codeJob.parse(data)
      const to = await addressOfCode(db, codeId, shop.now())
      if (!to) return needless
      const isTaken = (await loadCustomer(db, { email: to })) !== undefined
      const code = isTaken ? null : codeOf(secret, codeId)
      const mail = composeEmailCodeMail(code, locale, publicOrigin)
      await mailer.send({ id: job.id, to, urgent: true, ...mail })
    },
    async 'account-mail'(data, job) {
      const { template, customerId } = accountMail.parse(data)
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      const mail = composeAccountMail(template, customer, publicOrigin)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'new-browser-mail'(data, job) {
      const { customerId, ...seen } = newBrowserJob.parse(data)
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      const mail = composeNewBrowserMail(customer, seen, publicOrigin)
      await mailer.send({ id: job.id, to: customer.email, ...mail })
    },
    async 'email-changed-mail'(data, job) {
      const { customerId, to } = emailChangedJob.parse(data)
      const customer = await loadCustomer(db, { id: customerId })
      if (!customer) return needless
      await mailer.send({ id: job.id, to, ...composeEmailChangedMail(customer, publicOrigin) })
    },
  } satisfies Partial<JobHandlers>
}
