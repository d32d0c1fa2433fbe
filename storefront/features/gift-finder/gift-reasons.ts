// Why each gift of the finder fits: whom it suits, its interest, its occasion, or whether others like it.
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
 * The reasons of each gift, in the order of the gifts. The sentence already has what all of them share.
 * `occasions`: names by category. `best`: ids of the shop's best sellers.
 */
export function giftReasons(
  { gifts }: Found,
  { recipient, occasions, best }: Known,
  { t }: Pick<LoadContext, 't'>,
): string[][] {
  const suits = recipient && t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })
  const all = gifts.map(({ product, reason, interest, occasion }) =>
    [
      (reason === 'recipient' || reason === 'taste-and-recipient') && suits,
      interest && t(`finder.taste.${interest}`),
      occasion !== null && occasions.get(occasion),
      best.has(product.id) && t('finder.bestSeller'),
    ].filter((text) => typeof text === 'string'),
  )
  const isShared = (text: string) => all.every((reasons) => reasons.includes(text))
  return all.map((reasons) => reasons.filter((text) => !isShared(text)).slice(0, maxReasons))
}
