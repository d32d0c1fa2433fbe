// The shop's no: a code from the catalogue of refusals, and the message it was explained with.
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly code: number
  /** Problem per field of the input, in the shopper's language. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/** No answer came, or none that this page understands. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** HTTP status of the answer; undefined where none came. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** The message of a refusal, '' for a silent one; undefined for a fault. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof CallRefused ? error.message : undefined
}
