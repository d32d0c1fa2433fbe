// Names of gift dates: personal days and occasions.
import { isPersonalDay, type GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Translate } from './translator.ts'

export function giftDateName(kind: GiftDayKind, t: Translate): string {
  return isPersonalDay(kind) ? t(`people.${kind}`) : t(`occasion.${kind}`)
}
