// Operations account.signOut and account.signOutEverywhere. They end sessions in the database, not only the browser's
// cookie.
import { z } from 'zod'
import { endSession, endSessions } from '#data/customers/customer-sessions.ts'
import { customerOperation, operation } from '../operation.ts'

const output = z.object({ signedOut: z.literal(true) })

export const signOutOperation = operation({
  name: 'account.signOut',
  summary: 'Ends the session of this browser. Without a session nothing changes.',
  who: 'visitor',
  input: z.strictObject({}),
  output,
  async run(_input, { db, customer, setSession }) {
    if (customer) await endSession(db, customer.tokenHash)
    setSession(null)
    return { signedOut: true as const }
  },
})

export const signOutEverywhereOperation = customerOperation({
  name: 'account.signOutEverywhere',
  summary: 'Ends all sessions of the customer, including this one.',
  input: z.strictObject({}),
  output,
  async run(_input, { db, customer, setSession }) {
    await endSessions(db, customer.id)
    setSession(null)
    return { signedOut: true as const }
  },
})
