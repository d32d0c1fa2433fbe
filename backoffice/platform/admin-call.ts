// Client of the back office's endpoint: `await adminCall('admin.listStaff', {})` resolves with the operation's data.
// A refusal rejects as CallRefused; a lost sign-in shows the sign-in screen; a missing proof is asked for.
import type { AdminInput, AdminOperationName, AdminOutput } from '#api/call.ts'
import { callEndpoint, CallRefused, type CallOptions } from '#web/platform/api/call.ts'

type Handlers = {
  /** The session has ended. */
  readonly onSignedOut: () => void
  /** Asks for the second factor; resolves with false if the member declines. */
  readonly prove: () => Promise<boolean>
}

let handlers: Handlers = { onSignedOut: () => undefined, prove: async () => false }

export function configureAdminCalls(next: Handlers): void {
  handlers = next
}

export async function adminCall<Name extends AdminOperationName>(
  name: Name,
  input: AdminInput<Name>,
  options: CallOptions = {},
): Promise<AdminOutput<Name>> {
  const send = () =>
    callEndpoint(name, 'POST', input as object, {
      handlesRefusals: true,
      background: true,
      ...options,
    }) as Promise<AdminOutput<Name>>
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    if (error.refused === 'staff-sign-in-needed') handlers.onSignedOut()
    if (error.refused === 'proof-needed' && (await handlers.prove())) return send()
    throw error
  }
}
