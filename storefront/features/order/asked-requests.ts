// The returns and withdrawals of an order that wait for the gifts and a decision.
import type { Locale } from '#domain/markets/locale.ts'
import { formatList } from '#messages/format.ts'
import type { OrderView } from './use-order.ts'

/** One parcel can bring the gifts of all. */
export const askedRequests = ({ requests }: Pick<OrderView, 'requests'>) =>
  requests.filter(({ status }) => status === 'asked')

/** Their numbers. */
export function askedReferences(order: Pick<OrderView, 'requests'>, locale: Locale): string {
  return formatList(
    locale,
    askedRequests(order).map(({ reference }) => reference),
  )
}

/** What comes back, with its quantity and reason. Masked views have none. */
export function askedLines(order: Pick<OrderView, 'requests' | 'lines'>) {
  return askedRequests(order).flatMap(({ kind, lines = [] }) =>
    lines.flatMap(({ id, quantity, reason }) => {
      const line = order.lines.find((each) => each.id === id)
      return line ? [{ line, quantity, reason: kind === 'return' ? reason : null }] : []
    }),
  )
}

export type AskedLine = ReturnType<typeof askedLines>[number]

/** Last day to send the gifts of a return. */
export function returnUntil({ lines }: Pick<OrderView, 'lines'>): string | undefined {
  return lines.flatMap(({ returning, returnUntil }) => (returning && returnUntil) || []).sort()[0]
}
