// Client of the back office's endpoint: `await adminCall('admin.listStaff', {})` resolves with the operation's data. A
// refusal rejects as CallRefused. After a lost sign-in or a missing proof it asks for them and repeats the call.
import type { AdminInput, AdminOperationName, AdminOutput } from '#api/call.ts'
import { callEndpoint, CallRefused, type CallOptions } from '#web/platform/api/call.ts'

type Handlers = {
  /** The session has ended: asks for the sign-in. Resolves with false if the member declines, or another one signs in. */
  readonly signIn: () => Promise<boolean>
  /** Asks for the second factor; resolves with false if the member declines. */
  readonly prove: () => Promise<boolean>
}

/** Their refusal without a session is an answer: the screens do not ask for the sign-in. */
const isAboutSession: ReadonlySet<AdminOperationName> = new Set(['admin.me', 'admin.signOut'])

let handlers: Handlers = { signIn: async () => false, prove: async () => false }

export function configureAdminCalls(next: Handlers): void {
  handlers = next
}

/** For requests that are no operations. Resolves with whether to repeat the request. */
export function signInAgain(): Promise<boolean> {
  return handlers.signIn()
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
      // Staff do not sign in to the shop.
      anyVisitor: true,
      ...options,
    }) as Promise<AdminOutput<Name>>
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    const needsSignIn = error.refused === 'staff-sign-in-needed' && !isAboutSession.has(name)
    if (needsSignIn && (await handlers.signIn())) return adminCall(name, input, options)
    if (error.refused === 'proof-needed' && (await handlers.prove())) return send()
    throw error
  }
}
