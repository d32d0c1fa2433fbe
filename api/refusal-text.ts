// What a refusal says, in the language of whoever asked; its facts fill the blanks.
import type { Locale } from '#domain/markets/locale.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order.ts'
import { formatList } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { MessageKey, Translate } from '#messages/translator.ts'

/** The text of a refusal or of a field's problem. */
export function refusalText(
  locale: Locale,
  code: string,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  const t = translateFor(locale)
  const words = Object.entries(facts).map(([name, fact]) => [name, inWords(locale, t, fact)])
  return (t as (key: MessageKey, args: object) => string)(
    `refusal.${code}` as MessageKey,
    Object.fromEntries(words),
  )
}

/** Statuses of orders, one or several with commas between them, become the words shoppers know them by. */
function inWords(locale: Locale, t: Translate, fact: string | number): string | number {
  const statuses = typeof fact === 'string' ? fact.split(', ') : []
  if (statuses.length === 0 || !statuses.every(isStatus)) return fact
  return formatList(
    locale,
    statuses.map((status) => t(`order.status.${status}`)),
  )
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
}
