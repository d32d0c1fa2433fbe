// The caller of endpoint calls from pages without scripts.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Caller } from '#api/context.ts'
import { chooseMarket, type Country } from '#domain/markets/market.ts'
import { isRobot } from '../pages/robots.ts'

type PlainVisit = Pick<Caller, 'locale' | 'ip'> & {
  /** As sent. */
  readonly country: string
  readonly markets: readonly Country[]
}

export function plainCaller(request: IncomingMessage, { locale, country, ip, markets }: PlainVisit): Caller {
  return {
    // Each form gets a new session: nothing is stored between two forms.
    session: randomBytes(18).toString('base64url'),
    locale,
    country: chooseMarket(locale, markets, country),
    ip,
    idempotencyKey: null,
    requestId: randomBytes(9).toString('base64url'),
    isRobot: isRobot(request.headers),
  }
}
