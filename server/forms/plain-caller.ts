// The caller of endpoint calls from pages without scripts.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Caller } from '#api/context.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { chooseMarket } from '#domain/markets/market.ts'
import { isRobot } from '../pages/robots.ts'

export function plainCaller(request: IncomingMessage, locale: Locale, country: string, ip: string): Caller {
  return {
    // Each form gets a new session: nothing is stored between two forms.
    session: randomBytes(18).toString('base64url'),
    locale,
    country: chooseMarket(locale, country, ''),
    ip,
    idempotencyKey: null,
    requestId: randomBytes(9).toString('base64url'),
    isRobot: isRobot(request.headers),
  }
}
