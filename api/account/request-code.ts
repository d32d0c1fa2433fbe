// Operation account.requestCode: mails a sign-in code. Known, unknown and rate-limited addresses get the same reply
// after the same work, so that accounts cannot be discovered.
import { z } from 'zod'
import { newJob } from '#data/jobs/jobs.ts'
import { writeCode } from '#data/customers/sign-in-codes.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { networkHash } from '#services/networks.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { hashOf } from '#services/account/session.ts'
import { browserOf, codeOf, digestOf, newCodeId } from '#services/account/sign-in-code.ts'

export const requestCodeOperation = operation({
  name: 'account.requestCode',
  summary: 'Mails a sign-in code for this browser. The reply does not reveal whether there is an account.',
  who: 'visitor',
  input: z.strictObject({ email: textShape(254) }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 20, seconds: 3600 },
  ],
  async run({ email: typedEmail }, context) {
    const email = normaliseEmail(typedEmail)
    if (!isEmail(email)) return refuse('email-format', { fields: { email: 'email-format' } })
    await mailCode('code-mail', browserOf(context.caller.session), email, context)
    return { sent: true as const }
  },
})

/**
 * Enqueues the mail with a code for one browser. An address over its limit gets no mail; the caller does not learn
 * this.
 */
export async function mailCode(
  kind: 'code-mail' | 'email-code-mail',
  browser: string,
  email: string,
  { db, caller, customer, secret, now, wakeJobs }: Context,
): Promise<void> {
  const id = newCodeId()
  const digest = digestOf(secret, browser, email, codeOf(secret, id))
  const job = newJob(kind, { codeId: id, locale: caller.locale }, now())
  const requester = {
    network: networkHash(secret, caller.ip),
    knownAs: caller.browser === undefined ? null : hashOf(caller.browser),
    isOwn: customer?.email.toLowerCase() === email.toLowerCase(),
  }
  await writeCode(db, { id, browser, email, digest, job, ...requester }, now())
  wakeJobs()
}
