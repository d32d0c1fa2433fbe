// Loads the API client lazily, for screens that call the endpoint only after hydration.
import type { OperationName } from '#api/call.ts'
import type { call } from './call.ts'
import { deferred } from '../hydration/deferred.ts'
import { callSettings } from './call-settings.ts'

const load = deferred(() => import('./call.ts'), { when: 'hydration' })

export async function lazyCall<Name extends OperationName>(
  ...args: Parameters<typeof call<Name>>
): ReturnType<typeof call<Name>> {
  const code = await load().catch((error: unknown) => {
    if (!args[2]?.background) callSettings().onUnreachable()
    throw error
  })
  return code.call(...args)
}
