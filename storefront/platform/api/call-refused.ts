// Errors of endpoint calls. CallRefused: the shop refuses with a code and a message.
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly code: number
  /** Error message per input field, in the shopper's language. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
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
