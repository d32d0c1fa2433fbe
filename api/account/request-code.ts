// Mails a sign-in code. Known and unknown addresses, and those that have had enough mails, all get the same answer
// by the same work: who has an account here is nobody else's business.
import { z } from 'zod'
import { newId } from '#data/ids.ts'
import { writeCode } from '#data/sign-in-codes.ts'
import { isEmail, normaliseEmail } from '#domain/email.ts'
import { refuse } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
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
    { per: 'session', calls: 20, seconds: 3600 },
  ],
  async run({ email: typed }, { db, caller, secret, now, wakeJobs }) {
    const email = normaliseEmail(typed)
    if (!isEmail(email)) return refuse('email-format', { fields: { email: 'email-format' } })
    const id = newCodeId()
    const browser = browserOf(caller.session)
    const digest = digestOf(secret, browser, email, codeOf(secret, id))
    const job = {
      id: newId(now()),
      kind: 'code-mail',
      data: { codeId: id, locale: caller.locale },
      runAt: now(),
    }
    await writeCode(db, { id, browser, email, digest, job }, now())
    wakeJobs()
    return { sent: true as const }
  },
})
