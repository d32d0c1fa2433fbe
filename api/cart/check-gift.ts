// Whether this product takes the personal text, message and wrap that were asked for.
import type { VariantFacts } from '#data/variant-facts.ts'
import { checkGiftMessage, checkPersonalisation, maxGiftMessage, normaliseGiftText } from '#domain/gift.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { RefusalCode } from '../refusals.ts'

export type GiftWishes = {
  readonly personalisation: string
  readonly giftMessage: string
  readonly wrap: boolean
}

export function checkGift(wishes: GiftWishes, fact: VariantFacts): Refusal<RefusalCode> | null {
  const { personalisation, giftMessage, wrap } = wishes
  if (personalisation && fact.personalisationMax === null) return refuse('personalisation-not-possible')
  if (wrap && !fact.giftWrap) return refuse('wrap-not-possible')
  const text = personalisation && checkPersonalisation(personalisation, fact.personalisationMax!)
  if (text === 'too-long')
    return refuse('personalisation-too-long', { facts: { max: fact.personalisationMax! } })
  if (text) return refuse('personalisation-bad-characters')
  const message = giftMessage && checkGiftMessage(normaliseGiftText(giftMessage))
  if (message === 'too-long') return refuse('gift-message-too-long', { facts: { max: maxGiftMessage } })
  return message ? refuse('gift-message-bad-characters') : null
}
