// Why each gift of the finder fits. A reason that all gifts share is shown only where a gift has no other.
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
  const soonest = gifts.map(({ arrival }) => arrival.day).sort()[0]
  const all = gifts.map((gift) => {
    const { product, arrival } = gift
    return [
      ...wishedFor(gift, wish, t),
      ...(best.has(product.id)
        ? [t('finder.bestSeller')]
        : gift.reason === 'popular'
          ? [t('finder.popular')]
          : []),
      ...(arrival.day === soonest ? [t('finder.soonest')] : []),
    ]
  })
  const isShared = (reason: string): boolean => all.every((reasons) => reasons.includes(reason))
  const own = all.map((reasons) => reasons.filter((reason) => !isShared(reason)))
  return own.map((reasons, at) => (reasons.length > 0 ? reasons : all[at]!).slice(0, maxReasons))
}

function wishedFor({ reason }: Gift, { recipient, taste }: Wish, t: LoadContext['t']): string[] {
  const likes = taste && reason.startsWith('taste') ? [t(`finder.taste.${taste}`)] : []
  const suits =
    recipient && reason.endsWith('recipient')
      ? [t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })]
      : []
  return [...likes, ...suits]
}
