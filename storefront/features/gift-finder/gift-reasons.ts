// Why each gift of the finder fits: its interest, its occasion, whether others like it, or whom it suits.
import type { Output } from '#api/call.ts'
import type { Recipient } from '#domain/catalog/gift-finder.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

type Found = Output<'catalog.gifts'>

type Known = {
  readonly recipient: Recipient | undefined
  readonly occasions: ReadonlyMap<string, string>
  readonly best: ReadonlySet<string>
}

const maxReasons = 2

/**
 * The reasons of each gift, in the order of the gifts.
 * `occasions`: names by category. `best`: ids of the shop's best sellers.
 */
export function giftReasons(
  { gifts }: Found,
  { recipient, occasions, best }: Known,
  { t }: Pick<LoadContext, 't'>,
): string[][] {
  return gifts.map(({ product, reason, interest, occasion }) => {
    const suits = recipient && t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })
    const reasons = [
      interest && t(`finder.taste.${interest}`),
      // With a wished interest, some gifts suit only one of both.
      reason === 'taste-and-recipient' && suits,
      occasion !== null && occasions.get(occasion),
      best.has(product.id) && t('finder.bestSeller'),
    ].filter((text) => typeof text === 'string')
    if (reasons.length > 0) return reasons.slice(0, maxReasons)
    // Otherwise it would repeat the sentence.
    return [(reason === 'recipient' && suits) || t('finder.popular')]
  })
}
