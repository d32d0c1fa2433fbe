// Whether this product takes the personal text, message and wrap that were asked for.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { unsupportedCharacters } from '#domain/catalog/alphabet.ts'
import {
  checkGiftMessage,
  checkPersonalisation,
  maxGiftMessage,
  normaliseGiftText,
} from '#domain/orders/gift.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { RefusalCode } from '../refusals.ts'

export type GiftWishes = {
  readonly personalisation: string
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
}

export function checkGift(wishes: GiftWishes, fact: VariantFacts): Refusal<RefusalCode> | null {
  const { giftMessage, wrap } = wishes
  if (wrap && !fact.giftWrap) return refuse('wrap-not-possible')
  const personal = checkPersonalText(wishes, fact)
  if (personal) return personal
  const message = giftMessage && checkGiftMessage(normaliseGiftText(giftMessage))
  if (message === 'too-long') return refuse('gift-message-too-long', { facts: { max: maxGiftMessage } })
  return message ? refuse('gift-message-bad-characters') : null
}

function checkPersonalText(
  { personalisation: text, withoutText }: GiftWishes,
  { personalisationMax: max, personalisationAlphabet: alphabet }: VariantFacts,
): Refusal<RefusalCode> | null {
  if (text === '') return max === null || withoutText ? null : refuse('personalisation-missing')
  if (max === null) return refuse('personalisation-not-possible')
  const problem = checkPersonalisation(text, max, alphabet)
  if (problem === 'too-long') return refuse('personalisation-too-long', { facts: { max } })
  if (problem === 'not-in-alphabet' && alphabet) {
    const characters = unsupportedCharacters(text, alphabet).slice(0, 3).join(' ')
    return refuse('personalisation-not-in-alphabet', { facts: { characters } })
  }
  return problem && refuse('personalisation-bad-characters')
}

/** Only a gift that could carry a text can go without one. */
export function isWithoutText(wishes: GiftWishes, fact: VariantFacts): boolean {
  return wishes.withoutText && wishes.personalisation === '' && fact.personalisationMax !== null
}
