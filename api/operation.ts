// The type of an operation: name, method, authorisation, input, output, refusals, limits and implementation.
import { z } from 'zod'
import { methodOf, type Method } from '#contract/methods.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Context, CustomerContext, StaffContext } from './context.ts'

/**
 * At most `calls` in `seconds`, counted per network, e-mail of the input, or visitor. A signed-in visitor is counted by
 * customer, a guest by session id. Session ids are free, so a limit per network precedes one per visitor.
 */
export type Limit = {
  readonly per: 'ip' | 'visitor' | 'email' | 'email and ip'
  readonly calls: number
  readonly seconds: number
}

/** The authorisation: anyone (public reads), a visitor with a session id, a signed-in customer, or a staff member. */
export type Who = 'anyone' | 'visitor' | 'customer' | 'staff'

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const noFields = z.strictObject({})
const emptyReply = z.object({})
type NoFields = typeof noFields
type EmptyReply = typeof emptyReply

type Description<Input extends z.ZodType, Output extends z.ZodType, Allowed extends Context = Context> = {
  readonly summary: string
  /** Default: a visitor. */
  readonly who?: 'anyone'
  /** Default: no fields. */
  readonly input?: Input
  /** Default: an empty reply. */
  readonly output?: Output
  /** Refusals of its own. Those of authorisation and input are added. */
  readonly refusals?: readonly RefusalCode[]
  readonly limits?: readonly Limit[]
  /** A repeated Idempotency-Key returns the first reply. `required` refuses a call without a key. */
  readonly idempotency?: 'accepted' | 'required'
  /** Background calls only: the browser receives refusals as code 3 without a message. */
  readonly silent?: true
  /** Replies with code 201 instead of 0. */
  readonly creates?: true
  /**
   * The products that a reply shows. Only with `who: 'anyone'`, for reads of the catalogue that depend on input,
   * language and country. The endpoint caches the reply until one of them or the lists change; without products it does
   * not.
   */
  shownProducts?(data: DeepReadonly<z.input<Output>>): readonly string[]
  /** What a staff member needs; 'member': no permission of its own. Only with `who: 'staff'`. */
  readonly permission?: Permission | 'member'
  /** The member must have proven the second factor within the last ten minutes. */
  readonly needsProof?: true
  run(input: z.output<Input>, context: Allowed): Promise<DeepReadonly<z.input<Output>> | Refusal<RefusalCode>>
}

export type Operation<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = Omit<Description<Input, Output>, 'who'> & {
  readonly name: Name
  readonly who: Who
  readonly method: Method
  readonly input: Input
  readonly output: Output
  readonly refusals: readonly RefusalCode[]
}

/** Adds the defaults and the method, and keeps the literal types. */
function complete<Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  name: Name,
  description: Omit<Description<Input, Output>, 'who'>,
  who: Who,
  method: Method,
): Operation<Name, Input, Output> {
  return {
    refusals: [],
    input: noFields,
    output: emptyReply,
    ...description,
    name,
    who,
    method,
  } as Operation<Name, Input, Output>
}

/** An operation for every visitor, or for anyone. */
export function operation<
  const Name extends string,
  Input extends z.ZodType = NoFields,
  Output extends z.ZodType = EmptyReply,
>(name: Name, description: Description<Input, Output>): Operation<Name, Input, Output> {
  return complete(name, description, description.who ?? 'visitor', methodOf(name))
}

/** An operation for signed-in customers. The endpoint refuses everybody else before it parses the input. */
export function customerOperation<
  const Name extends string,
  Input extends z.ZodType = NoFields,
  Output extends z.ZodType = EmptyReply,
>(
  name: Name,
  description: Omit<Description<Input, Output, CustomerContext>, 'who'>,
): Operation<Name, Input, Output> {
  const forCustomers: Omit<Description<Input, Output>, 'who'> = {
    ...description,
    refusals: ['sign-in-needed', ...(description.refusals ?? [])],
    async run(input, context) {
      const { customer } = context
      if (!customer) throw new Error(`${name} ran without a customer`)
      return description.run(input, { ...context, customer })
    },
  }
  return complete(name, forCustomers, 'customer', methodOf(name))
}

/** An operation of the back office that needs no sign-in. */
export function adminOperation<
  const Name extends `admin.${string}`,
  Input extends z.ZodType = NoFields,
  Output extends z.ZodType = EmptyReply,
>(name: Name, description: Omit<Description<Input, Output>, 'who'>): Operation<Name, Input, Output> {
  return complete(name, description, 'visitor', 'POST')
}

/**
 * Makes operations for staff members with a permission. The endpoint refuses everybody else before it parses the input.
 * `context.db` records every write in the member's name.
 */
export function staffOperation(permission: Permission | 'member') {
  return <
    const Name extends `admin.${string}`,
    Input extends z.ZodType = NoFields,
    Output extends z.ZodType = EmptyReply,
  >(
    name: Name,
    description: Omit<Description<Input, Output, StaffContext>, 'who' | 'permission'>,
  ): Operation<Name, Input, Output> => {
    const { needsProof, refusals = [] } = description
    const forStaff: Omit<Description<Input, Output>, 'who'> = {
      ...description,
      permission,
      refusals: needsProof ? ['proof-needed', ...refusals] : refusals,
      async run(input, context) {
        const { staff } = context
        if (!staff) throw new Error(`${name} ran without a staff member`)
        return description.run(input, { ...context, staff })
      },
    }
    return complete(name, forStaff, 'staff', 'POST')
  }
}

export const memberOperation = staffOperation('member')
export const fulfilmentOperation = staffOperation('fulfilment')
export const ordersOperation = staffOperation('orders')
export const catalogOperation = staffOperation('catalog')
export const promotionsOperation = staffOperation('promotions')
export const customersOperation = staffOperation('customers')
export const reportsOperation = staffOperation('reports')
export const settingsOperation = staffOperation('settings')
export const staffListOperation = staffOperation('staff')

export type InputOf<O> = O extends Operation<string, infer Input, z.ZodType> ? z.input<Input> : never
export type OutputOf<O> = O extends Operation<string, z.ZodType, infer Output> ? z.output<Output> : never
