// Errors of endpoint calls. CallRefused: the shop refuses with a reason and a message.
import type { RefusalCode } from '#contract/refusals.ts'

export class CallRefused extends Error {
  override name = 'CallRefused'
  /** Undefined for a silent refusal. */
  readonly refused: RefusalCode | undefined
  /** Error message per input field, in the shopper's language. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    refused: RefusalCode | undefined,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.refused = refused
    this.fields = fields
  }
}

/** The call got no response, or none that this build can read. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** HTTP status of the response; undefined without a response. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** Message of a refusal, '' for a silent one; undefined for any other error. */
export function refusalMessage(error: unknown): string | undefined {
  return error instanceof CallRefused ? error.message : undefined
}
