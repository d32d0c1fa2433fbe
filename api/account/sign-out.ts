// Signing out: here, or in every browser. The session ends in the shop, not only in the browser.
import { z } from 'zod'
import { endSession, endSessions } from '#data/customers/customer-sessions.ts'
import { customerOperation, operation } from '../operation.ts'

const output = z.object({ signedOut: z.literal(true) })

export const signOut = operation({
  name: 'account.signOut',
  summary: 'Ends the session of this browser; without one nothing happens.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({}),
  output,
  refusals: [],
  async run(_input, { db, customer, setSession }) {
    if (customer) await endSession(db, customer.tokenHash)
    setSession(null)
    return { signedOut: true as const }
  },
})

export const signOutEverywhere = customerOperation({
  name: 'account.signOutEverywhere',
  summary: 'Ends every session of the customer, this one too.',
  method: 'POST',
  input: z.strictObject({}),
  output,
  refusals: [],
  async run(_input, { db, customer, setSession }) {
    await endSessions(db, customer.id)
    setSession(null)
    return { signedOut: true as const }
  },
})
