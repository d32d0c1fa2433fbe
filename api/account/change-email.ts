// Operations account.requestEmailCode and account.changeEmail. A code mailed to the new address proves it; the old
// address is notified.
import { z } from 'zod'
import { normaliseEmail, readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { acceptCode, wrongCode } from '#services/account/accept-code.ts'
import { changeEmail } from '#services/account/change-email.ts'
import { mailCode } from '#services/account/mail-code.ts'
import { isFreshlyProven } from '#services/account/session.ts'
import { browserOf } from '#services/account/sign-in-code.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { textShape, emailShape } from '../shapes.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

/**
 * Browser key of codes for an e-mail change. It differs from the sign-in key, so neither code works for the other
 * purpose.
 */
function browserKey({ caller, customer }: CustomerContext): string {
  return browserOf(`change-email ${customer.id} ${caller.session}`)
}

export const requestEmailCodeOperation = customerOperation('account.requestEmailCode', {
  summary: 'Mails a code to the new e-mail. The reply does not reveal whether the e-mail has an account.',
  input: z.strictObject({ email: emailShape }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['proof-needed', 'email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 3600 },
  ],
  async run(input, context) {
    if (!isFreshlyProven(context.customer, context.now())) return refuse('proof-needed')
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await mailCode('email-code-mail', browserKey(context), email, context)
    return { sent: true as const }
  },
})

export const changeEmailOperation = customerOperation('account.changeEmail', {
  summary: 'Changes the e-mail by the code that was mailed to it, and ends all other sessions.',
  input: z.strictObject({ email: emailShape, code: textShape(40) }),
  output: accountView,
  refusals: ['proof-needed', 'code-wrong'],
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run(input, context) {
    const { customer, now, setSession } = context
    if (!isFreshlyProven(customer, now())) return refuse('proof-needed')
    const email = normaliseEmail(input.email)
    const refused = await acceptCode(context, browserKey(context), email, input.code)
    if (refused) return refused
    const session = await changeEmail(email, context)
    // The e-mail belongs to another account, so its code was guessed; or another change was faster.
    if (!session) return wrongCode()
    setSession(session)
    return showAccount(await loadAccount(context))
  },
})
