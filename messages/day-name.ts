// Names of gift dates: personal days and occasions.
import type { GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Translate } from './translator.ts'

export function giftDateName(kind: GiftDayKind, t: Translate): string {
  return kind === 'easter' || kind === 'mothers-day' ? t(`occasion.${kind}`) : t(`people.${kind}`)
}
