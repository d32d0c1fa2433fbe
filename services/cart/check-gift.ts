// Checks personalisation, gift message and wrap against the product.
import type { VariantFacts } from '#data/catalog/variant-facts.ts'
import { unsupportedCharacters } from '#domain/catalog/alphabet.ts'
import {
  checkGiftMessage,
  checkPersonalisation,
  maxGiftMessage,
  normaliseGiftText,
} from '#domain/orders/gift.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

type TextRefusal =
  Refusal<`personalisation-${'missing' | 'not-possible' | 'too-long' | 'not-in-alphabet' | 'bad-characters'}`>
type GiftRefusal =
  | TextRefusal
  | Refusal<'wrap-not-possible' | `gift-message-${'too-long' | 'bad-characters'}`>

export type GiftOptions = {
  readonly personalisation: string
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
}

/** The first problem as a refusal; null if everything fits the product. */
export function checkGift(options: GiftOptions, fact: VariantFacts): GiftRefusal | null {
  const { giftMessage, wrap } = options
  if (wrap && !fact.giftWrap) return refuse('wrap-not-possible')
  const personalisationRefusal = checkPersonalisationOf(options, fact)
  if (personalisationRefusal) return personalisationRefusal
  return refusedMessage(normaliseGiftText(giftMessage))
}

/** Expects a normalised text, which may be empty. */
export function refusedMessage(
  message: string,
): Refusal<'gift-message-too-long' | 'gift-message-bad-characters'> | null {
  const problem = checkGiftMessage(message)
  if (problem === 'too-long') return refuse('gift-message-too-long', { facts: { max: maxGiftMessage } })
  return problem && refuse('gift-message-bad-characters')
}

/** The text of a line, which the product may not allow any more. */
export function checkText(
  options: Pick<GiftOptions, 'personalisation'>,
  fact: VariantFacts,
): TextRefusal | null {
  return checkPersonalisationOf({ ...options, withoutText: true }, fact)
}

/** The text of a new or changed line. */
export function checkPersonalisationOf(
  { personalisation: text, withoutText }: Pick<GiftOptions, 'personalisation' | 'withoutText'>,
  { personalisationMax: max, personalisationAlphabet: alphabet }: VariantFacts,
): TextRefusal | null {
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

/** True if the gift is ordered without a text although the product could have one. */
export function isWithoutText(
  options: Pick<GiftOptions, 'personalisation' | 'withoutText'>,
  fact: VariantFacts,
): boolean {
  return options.withoutText && options.personalisation === '' && fact.personalisationMax !== null
}
