// The way to the shop for screens that need it only once they are awake: its code comes while they wake.
import type { OperationName } from '#api/call.ts'
import type { call } from './call.ts'
import { callSettings } from './settings.ts'

const load = () => import('./call.ts')
// What does not come is asked for again by the call.
if (typeof window !== 'undefined') load().catch(() => undefined)

export async function callLater<Name extends OperationName>(
  ...asked: Parameters<typeof call<Name>>
): ReturnType<typeof call<Name>> {
  const code = await load().catch((error: unknown) => {
    if (!asked[2]?.background) callSettings().onUnreachable()
    throw error
  })
  return code.call(...asked)
}
