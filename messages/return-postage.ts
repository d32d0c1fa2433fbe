// Who pays the postage of a return: dialog, order page and mail.
import { isFault, type ReturnReason } from '#domain/orders/return-reason.ts'
import type { Translate } from './translator.ts'

type ReturnedLine = { readonly reason?: ReturnReason | null }

/** The shop always pays for its own faults. Brackets mark words that link to the contact. */
export function returnPostage(t: Translate, freeReturns: boolean, lines: readonly ReturnedLine[]): string {
  const isFaulty = lines.length > 0 && lines.every(({ reason }) => reason && isFault(reason))
  return t(freeReturns || isFaulty ? 'order.postageLabel' : 'order.postageYours')
}
