// Operation account.requestCode: mails a sign-in code. Known, unknown and rate-limited addresses get the same reply
// after the same work, so that accounts cannot be discovered.
import { z } from 'zod'
import { readEmail } from '#domain/customers/email.ts'
import { isRefusal } from '#domain/refusal.ts'
import { mailCode } from '#services/account/mail-code.ts'
import { browserOf } from '#services/account/sign-in-code.ts'
import { operation } from '../operation.ts'
import { emailShape } from '../shapes.ts'

/** What the requests of customers and of staff have in common. */
export const codeRequest = {
  input: z.strictObject({ email: emailShape }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 20, seconds: 3600 },
  ],
} as const

export const requestCodeOperation = operation({
  ...codeRequest,
  name: 'account.requestCode',
  summary: 'Mails a sign-in code for this browser. The reply does not reveal whether there is an account.',
  who: 'visitor',
  async run(input, context) {
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await mailCode('code-mail', browserOf(context.caller.session), email, context)
    return { sent: true as const }
  },
})
