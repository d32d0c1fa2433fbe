// Mails a code that proves an e-mail address. The caller learns nothing about accounts or limits of the address.
import { writeCode } from '#data/customers/sign-in-codes.ts'
import { newJob } from '#data/jobs/jobs.ts'
import { networkHash } from '../networks.ts'
import type { VisitorContext } from '../visitor.ts'
import { hashOf } from './session.ts'
import { codeOf, digestOf, newCodeId } from './sign-in-code.ts'

/** Enqueues the mail with a code for one browser. An address over its limit gets no mail; the reply is the same. */
export async function mailCode(
  kind: 'code-mail' | 'email-code-mail',
  browser: string,
  email: string,
  { db, caller, customer, secret, now, pollJobs }: VisitorContext,
): Promise<void> {
  const id = newCodeId()
  const digest = digestOf(secret, browser, email, codeOf(secret, id))
  const job = newJob(kind, { codeId: id, locale: caller.locale }, now())
  const requester = {
    network: networkHash(secret, caller.ip),
    knownBrowser: caller.browser === undefined ? null : hashOf(caller.browser),
    isOwn: customer?.email.toLowerCase() === email.toLowerCase(),
  }
  await writeCode(db, { id, browser, email, digest, job, ...requester }, now())
  pollJobs()
}
