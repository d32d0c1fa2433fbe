// Data of the latest visit, stored in this browser. It has language, country, currency, and the client address that
// the server reports daily.
import { dayMs } from '#domain/calendar/durations.ts'
import { defaultLocale, isLocale, type Locale } from '#domain/markets/locale.ts'
import { isCountry, type Country } from '#domain/markets/country.ts'
import { isCurrency, type Currency } from '#domain/pricing/money.ts'
import { currencySymbol } from '#messages/format.ts'
import { call } from '#web/platform/api/call.ts'
import { rememberFrontIp } from '#web/platform/api/front-ip.ts'
import { persisted } from '#web/platform/storage/persisted.ts'

export type Visitor = {
  readonly defaultLocale: Locale
  readonly locale: Locale
  readonly country: Country
  readonly currency: Currency
  readonly symbol: string
  /** The shortened client address and its country; '' if the server does not know it. */
  readonly ip: string
  readonly code: string
  /** Time of the server's reply. */
  readonly toldAt: number
}

const stored = persisted<Visitor | null>('visitor', 1, null, parseVisitor)

export function parseVisitor(value: unknown): Visitor | undefined {
  const visitor = (value ?? {}) as Visitor
  const { symbol, ip, code, toldAt } = visitor
  const isValid =
    isLocale(visitor.defaultLocale) &&
    isLocale(visitor.locale) &&
    isCountry(visitor.country) &&
    isCurrency(visitor.currency) &&
    [symbol, ip, code].every((text) => typeof text === 'string' && text.length <= 45) &&
    Number.isFinite(toldAt)
  return isValid ? visitor : undefined
}

export async function refreshVisitor(
  { locale, country, currency }: Pick<Visitor, 'locale' | 'country' | 'currency'>,
  now: number,
): Promise<void> {
  const previous = stored.read()
  const symbol = currencySymbol(locale, currency)
  const current = { defaultLocale, locale, country, currency, symbol }
  const visitor: Visitor = { ip: '', code: '', toldAt: 0, ...previous, ...current }
  stored.write(visitor)
  if (visitor.ip !== '' && visitor.toldAt <= now && now - visitor.toldAt < dayMs) return
  const reply = await call('visitor.view', {}, { handlesRefusals: true, background: true }).catch(
    () => undefined,
  )
  if (!reply) return
  stored.write({ ...visitor, ...reply, toldAt: now })
  rememberFrontIp(reply.ip)
}
