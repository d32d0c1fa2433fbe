// An operation: its name on the wire, who may call it and how, the shape of what goes in and comes out,
// the refusals it can give, and what it does.
import type { z } from 'zod'
import type { Refusal } from '#domain/refusal.ts'
import type { Context, CustomerContext } from './context.ts'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * At most `calls` in `seconds`, counted per network, per e-mail in the input, or per visitor: the customer who is
 * signed in, else the handle. Whoever counts visitors counts networks first, for handles are free.
 */
export type Limit = {
  readonly per: 'ip' | 'visitor' | 'email' | 'email and ip'
  readonly calls: number
  readonly seconds: number
}

/** Who may call: anyone (public reads), a visitor with a handle, or a customer who is signed in. */
export type Who = 'anyone' | 'visitor' | 'customer'

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

export type Operation<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  readonly name: Name
  readonly summary: string
  /** GET: public catalogue reads. POST: creates and personal reads. PUT: changes. DELETE: removals, idempotent. */
  readonly method: Method
  readonly who: Who
  readonly input: Input
  readonly output: Output
  readonly refusals: readonly RefusalCode[]
  readonly limits?: readonly Limit[]
  /** Replays the first reply for a repeated Idempotency-Key; `required` refuses a call without one. */
  readonly idempotency?: 'accepted' | 'required'
  /** Background calls only: their refusals reach the browser as code 3, without a message. */
  readonly silent?: true
  /** Answers 201 instead of 0. */
  readonly creates?: true
  run(input: z.output<Input>, context: Context): Promise<DeepReadonly<z.input<Output>> | Refusal<RefusalCode>>
}

/** Keeps the literal types of an operation's description. */
export function operation<const Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  description: Operation<Name, Input, Output>,
): Operation<Name, Input, Output> {
  return description
}

type ForCustomers<Name extends string, Input extends z.ZodType, Output extends z.ZodType> = Omit<
  Operation<Name, Input, Output>,
  'who' | 'run'
> & {
  run(
    input: z.output<Input>,
    context: CustomerContext,
  ): Promise<DeepReadonly<z.input<Output>> | Refusal<RefusalCode>>
}

/** An operation for customers who are signed in; nobody else gets as far as its input. */
export function customerOperation<
  const Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(description: ForCustomers<Name, Input, Output>): Operation<Name, Input, Output> {
  return {
    ...description,
    who: 'customer',
    async run(input, context) {
      const { customer } = context
      if (!customer) throw new Error(`${description.name} was let through without a customer`)
      return description.run(input, { ...context, customer })
    },
  }
}

export type InputOf<O> = O extends Operation<string, infer Input, z.ZodType> ? z.input<Input> : never
export type OutputOf<O> = O extends Operation<string, z.ZodType, infer Output> ? z.output<Output> : never
