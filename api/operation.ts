// An operation: its name on the wire, who may call it and how, the shape of what goes in and comes out,
// the refusals it can give, and what it does.
import type { z } from 'zod'
import type { Refusal } from '#domain/refusal.ts'
import type { Context } from './context.ts'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `calls` in `seconds`, counted per address or per visitor. */
export type Limit = { readonly per: 'ip' | 'session'; readonly calls: number; readonly seconds: number }

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

export type InputOf<O> = O extends Operation<string, infer Input, z.ZodType> ? z.input<Input> : never
export type OutputOf<O> = O extends Operation<string, z.ZodType, infer Output> ? z.output<Output> : never
