// Loads the API client lazily, for screens that call the endpoint only after hydration.
import type { OperationName } from '#api/call.ts'
import type { call } from './call.ts'
import { callSettings } from './settings.ts'

const load = () => import('./call.ts')
// Preloaded during hydration. `callLater` retries a failed load.
if (typeof window !== 'undefined') load().catch(() => undefined)

export async function lazyCall<Name extends OperationName>(
  ...args: Parameters<typeof call<Name>>
): ReturnType<typeof call<Name>> {
  const code = await load().catch((error: unknown) => {
    if (!args[2]?.background) callSettings().onUnreachable()
    throw error
  })
  return code.call(...args)
}
