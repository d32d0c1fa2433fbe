// Why each gift of the finder fits: first what the shopper asked for, then whether others like it.
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
 * The reasons of each gift, in the order of the gifts: a word of the sentence comes first.
 * `occasions`: names by category. `best`: ids of the shop's best sellers.
 */
export function giftReasons(
  { gifts }: Found,
  { recipient, occasions, best }: Known,
  { t }: Pick<LoadContext, 't'>,
): string[][] {
  return gifts.map(({ product, reason, interest, occasion }) => {
    const reasons = [
      interest && t(`finder.taste.${interest}`),
      recipient &&
        reason.endsWith('recipient') &&
        t('finder.for', { recipient: t(`finder.recipient.${recipient}`) }),
      occasion !== null && occasions.get(occasion),
      best.has(product.id) && t('finder.bestSeller'),
    ].filter((text) => typeof text === 'string')
    return reasons.length > 0 ? reasons.slice(0, maxReasons) : [t('finder.popular')]
  })
}
