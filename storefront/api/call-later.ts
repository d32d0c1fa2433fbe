// The way to the shop for forms at the beginning of a visit: its code comes when one is sent, if it is not there before.
import type { OperationName } from '#api/call.ts'
import type { call } from './call.ts'
import { callSettings } from './settings.ts'

export async function callLater<Name extends OperationName>(
  ...asked: Parameters<typeof call<Name>>
): ReturnType<typeof call<Name>> {
  const code = await import('./call.ts').catch((error: unknown) => {
    callSettings().onUnreachable()
    throw error
  })
  return code.call(...asked)
}
