// Message texts of refusals in the caller's language.
import type { Locale } from '#domain/markets/locale.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order.ts'
import { formatList } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { MessageKey, Translate } from '#messages/translator.ts'

/** The text of a refusal or of a field's problem; `facts` are its message arguments. */
export function refusalText(
  locale: Locale,
  code: string,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  const t = translateFor(locale)
  const args = Object.entries(facts).map(([name, fact]) => [name, translateStatuses(locale, t, fact)])
  return (t as (key: MessageKey, args: object) => string)(
    `refusal.${code}` as MessageKey,
    Object.fromEntries(args),
  )
}

/** Translates order statuses (one, or several separated by commas) to the words used in the shop. */
function translateStatuses(locale: Locale, t: Translate, fact: string | number): string | number {
  const statuses = typeof fact === 'string' ? fact.split(', ') : []
  if (statuses.length === 0 || !statuses.every(isStatus)) return fact
  const names = statuses.map((status) => t(`order.status.${status}`))
  return formatList(locale, names)
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
}
