// Why each gift of the finder fits: first what the shopper asked for, then whether others like it.
import type { Output } from '#api/call.ts'
import type { Recipient, Taste } from '#domain/catalog/gift-finder.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

type Found = Output<'catalog.gifts'>
type Gift = Found['gifts'][number]

export type Wish = {
  readonly recipient: Recipient | undefined
  readonly taste: Taste | undefined
  readonly maxPrice: number | undefined
}

const maxReasons = 2

/** The reasons of each gift, in the order of the gifts. `best`: ids of the shop's best sellers. */
export function giftReasons(
  { gifts }: Found,
  wish: Wish,
  best: ReadonlySet<string>,
  { t }: Pick<LoadContext, 't'>,
): string[][] {
  return gifts.map((gift) => {
    const liked = best.has(gift.product.id)
      ? [t('finder.bestSeller')]
      : gift.reason === 'popular'
        ? [t('finder.popular')]
        : []
    return [...wishedFor(gift, wish, t), ...liked].slice(0, maxReasons)
  })
}

function wishedFor({ reason }: Gift, { recipient, taste }: Wish, t: LoadContext['t']): string[] {
  const likes = taste && reason.startsWith('taste') ? [t(`finder.taste.${taste}`)] : []
  const suits =
    recipient && reason.endsWith('recipient')
      ? [t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })]
      : []
  return [...likes, ...suits]
}
