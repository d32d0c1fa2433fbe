// Mails a sign-in code. Known and unknown addresses, and those that have had enough mails, all get the same answer
// by the same work: who has an account here is nobody else's business.
import { z } from 'zod'
import { newJob } from '#data/jobs/jobs.ts'
import { writeCode } from '#data/customers/sign-in-codes.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { networkHash } from '../networks.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { hashOf } from './session.ts'
import { browserOf, codeOf, digestOf, newCodeId } from './sign-in-code.ts'

export const requestCode = operation({
  name: 'account.requestCode',
  summary:
    'Mails a code that signs in, in this browser only. The answer never tells whether there is an account.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ email: textShape(254) }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 20, seconds: 3600 },
  ],
  async run({ email: typed }, context) {
    const email = normaliseEmail(typed)
    if (!isEmail(email)) return refuse('email-format', { fields: { email: 'email-format' } })
    await mailCode('code-mail', browserOf(context.caller.session), email, context)
    return { sent: true as const }
  },
})

/** A code that works in one browser, for what `kind` of mail it comes by. Nothing goes to who has had enough of them. */
export async function mailCode(
  kind: 'code-mail' | 'email-code-mail',
  browser: string,
  email: string,
  { db, caller, customer, secret, now, wakeJobs }: Context,
): Promise<void> {
  const id = newCodeId()
  const digest = digestOf(secret, browser, email, codeOf(secret, id))
  const job = newJob(kind, { codeId: id, locale: caller.locale }, now())
  const asker = {
    network: networkHash(secret, caller.ip),
    knownAs: caller.browser === undefined ? null : hashOf(caller.browser),
    isOwn: customer?.email.toLowerCase() === email.toLowerCase(),
  }
  await writeCode(db, { id, browser, email, digest, job, ...asker }, now())
  wakeJobs()
}
