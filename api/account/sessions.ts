// Operations of a customer's sessions: list them, end one, end all others.
import { z } from 'zod'
import { endSessionById, endSessions, listSessions } from '#data/customers/customer-sessions.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { idShape } from '../shapes.ts'

/** A browser in which a customer or a member is signed in. */
export const sessionShape = z.object({
  id: z.string(),
  /** Product name of the browser; '' if unknown. */
  browser: z.string(),
  system: z.string(),
  /** Milliseconds, accurate to the hour. */
  seenAt: z.number(),
  /** The caller's session. */
  isThis: z.boolean(),
})

const output = z.object({ sessions: z.array(sessionShape) })

async function showSessions({ db, customer, now }: CustomerContext) {
  const sessions = await listSessions(db, customer.id, now())
  return {
    sessions: sessions.map(({ id, browser, system, seenAt, tokenHash }) => ({
      id,
      browser,
      system,
      seenAt,
      isThis: tokenHash === customer.tokenHash,
    })),
  }
}

export const listOwnSessionsOperation = customerOperation('session.list', {
  summary: 'The browsers in which the customer is signed in, the last used first.',
  output,
  run: (_input, context) => showSessions(context),
})

export const endOwnSessionOperation = customerOperation('session.end', {
  summary: 'Signs the customer out of one browser.',
  input: z.strictObject({ id: idShape }),
  output,
  async run({ id }, context) {
    await endSessionById(context.db, context.customer.id, id)
    return showSessions(context)
  },
})

export const endOtherSessionsOperation = customerOperation('session.endOthers', {
  summary: 'Signs the customer out of every other browser.',
  output,
  async run(_input, context) {
    await endSessions(context.db, context.customer.id, context.customer.tokenHash)
    return showSessions(context)
  },
})
