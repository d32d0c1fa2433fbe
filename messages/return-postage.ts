// Who pays the postage of a return: dialog, order page, slip and mail.
import { shopPaysPostage, type ReturnReason } from '#domain/orders/return-reason.ts'
import type { Translate } from './translator.ts'

type ReturnedLine = { readonly reason?: ReturnReason | null }

export function returnPostage(t: Translate, freeReturns: boolean, lines: readonly ReturnedLine[]): string {
  return t(shopPaysPostage(freeReturns, lines) ? 'order.postageLabel' : 'order.postageYours')
}

/** Last step of a return with a label. `day`: the last one to send it, or ''. */
export function stickLabelText(t: Translate, day: string): string {
  return day ? t('order.stickLabelBy', { date: day }) : t('order.stickLabel')
}
