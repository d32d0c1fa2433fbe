// Messages that explain why a text cannot be printed or engraved.
import { maxGiftMessage, type GiftTextProblem } from '#domain/orders/gift.ts'
import type { Translate } from '#messages/translator.ts'

export function giftProblemText(
  t: Translate,
  problem: GiftTextProblem | null,
  max = maxGiftMessage,
): string | undefined {
  if (problem === null) return undefined
  if (problem === 'required') return t('gift.required')
  if (problem === 'too-long') return t('gift.tooLong', { max })
  return problem === 'line-break' ? t('gift.lineBreak') : t('gift.badCharacters')
}
