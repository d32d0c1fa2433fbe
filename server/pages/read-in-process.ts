// Lets page loaders call public read operations of the endpoint in process.
import type { Read } from '#api/call.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Refusal } from '#domain/refusal.ts'

/** Carries a refusal through a loader. */
export class ReadRefused extends Error implements Refusal {
  override name = 'ReadRefused'
  readonly refused: RefusalCode
  constructor(operation: string, refused: RefusalCode) {
    super(`${operation} was refused: ${refused}`)
    this.refused = refused
  }
}

/** `endpoint` must not count calls: all pages would share one limit. Faults and refusals are thrown. */
export function readInProcess(endpoint: Endpoint, locale: Locale, country: Country): Read {
  // As a robot: searches of pages are counted when the page is delivered.
  const caller = {
    locale,
    country,
    session: '',
    ip: '',
    idempotencyKey: null,
    requestId: 'page',
    isRobot: true,
  }
  const read = async (name: string, input: object): Promise<unknown> => {
    const { reply, reason, fault } = await endpoint.respond({
      method: 'GET',
      payload: { ...input, api: name },
      caller,
    })
    if (fault) throw fault
    if (reason) throw new ReadRefused(name, reason)
    return reply.data
  }
  return read as Read
}
