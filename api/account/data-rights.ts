// Operations for the customer's data rights: export, renewed proof of identity, and deletion of the account.
import { z } from 'zod'
import { exportCustomer } from '#data/customers/customer-record.ts'
import { acceptCode } from '#services/account/accept-code.ts'
import { deleteAccount } from '#services/account/delete-account.ts'
import { renewSession } from '#services/account/session.ts'
import { browserOf } from '#services/account/sign-in-code.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'

export const exportDataOperation = customerOperation('account.export', {
  summary: 'All data the shop stores about the customer, as one document.',
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  limits: [{ per: 'visitor', calls: 10, seconds: 3600 }],
  run: async (_input, { db, customer }) => ({ data: await exportCustomer(db, customer.id) }),
})

export const proveIdentityOperation = customerOperation('account.prove', {
  summary: "Proves the customer's identity by a new code, before irreversible actions.",
  input: z.strictObject({ code: textShape(40) }),
  output: z.object({ proven: z.literal(true) }),
  refusals: ['code-wrong'],
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run({ code }, context) {
    const { db, customer, caller, now, setSession } = context
    const refused = await acceptCode(context, browserOf(caller.session), customer.email, code)
    if (refused) return refused
    setSession(await renewSession(db, customer, now()))
    return { proven: true as const }
  },
})

export const deleteAccountOperation = customerOperation('account.delete', {
  summary: 'Deletes the account permanently; its orders remain without an account. Needs a recent sign-in.',
  output: z.object({ deleted: z.literal(true) }),
  refusals: ['proof-needed'],
  async run(_input, context) {
    const refused = await deleteAccount(context)
    if (refused) return refused
    context.setSession(null)
    return { deleted: true as const }
  },
})
