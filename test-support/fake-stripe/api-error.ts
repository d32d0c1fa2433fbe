// An error of the API: status and body of the response.
export class ApiError extends Error {
  readonly status: number
  readonly body: { readonly type: string; readonly code?: string; readonly message: string }
  constructor(status: number, type: string, code: string | undefined, message: string) {
    super(message)
    this.status = status
    this.body = { type, ...(code && { code }), message }
  }
}
