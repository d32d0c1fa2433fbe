// Why each gift of the finder fits. A reason that all gifts share is shown only where a gift among others has no other.
import type { Output } from '#api/call.ts'
import { budgetsIn, type Recipient, type Taste } from '#domain/catalog/gift-finder.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { currencyDecimals, money } from '#domain/pricing/money.ts'
import { formatRoundMoney } from '#messages/format.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'

type Found = Output<'catalog.gifts'>
type Gift = Found['gifts'][number]

export type Wish = {
  readonly recipient: Recipient | undefined
  readonly taste: Taste | undefined
  readonly maxPrice: number | undefined
}

const maxReasons = 2
/** A price is worth a word from so many gifts on. */
const fewestCheap = 2

/** The reasons of each gift, in the order of the gifts. `best`: ids of the shop's best sellers. */
export function giftReasons(
  { gifts, prices }: Found,
  wish: Wish,
  best: ReadonlySet<string>,
  context: LoadContext,
): string[][] {
  const { t } = context
  const soonest = gifts.map(({ arrival }) => arrival.day).sort()[0]
  const cheap = wish.maxPrice === undefined ? lowPrice(gifts, prices, context) : null
  const all = gifts.map((gift) => {
    const { product, arrival } = gift
    return [
      ...wishedFor(gift, wish, context),
      ...(best.has(product.id) ? [t('finder.bestSeller')] : []),
      ...(cheap && product.price.minor <= cheap.minor ? [t('finder.budget', { price: cheap.text })] : []),
      ...(arrival.day === soonest ? [t('finder.soonest')] : []),
    ]
  })
  const isShared = (reason: string): boolean => all.every((reasons) => reasons.includes(reason))
  const own = all.map((reasons) => reasons.filter((reason) => !isShared(reason)))
  const distinguishes = own.some((reasons) => reasons.length > 0)
  return own.map((reasons, at) =>
    (reasons.length === 0 && distinguishes ? all[at]! : reasons).slice(0, maxReasons),
  )
}

function wishedFor({ reason }: Gift, { recipient, taste }: Wish, { t }: LoadContext): string[] {
  const likes = taste && reason.startsWith('taste') ? [t(`finder.taste.${taste}`)] : []
  const suits =
    recipient && reason.endsWith('recipient')
      ? [t('finder.for', { recipient: t(`finder.recipient.${recipient}`) })]
      : []
  if (reason !== 'popular') return [...likes, ...suits]
  return recipient || taste ? [t('finder.popular')] : []
}

/** The lowest budget of the menu that several of the gifts keep. */
function lowPrice(gifts: readonly Gift[], prices: Found['prices'], { country, locale }: LoadContext) {
  if (!prices) return null
  const currency = currencyOf(country)
  const range = { min: prices.min.minor, max: prices.max.minor }
  const minor = budgetsIn(range, currencyDecimals[currency]).find(
    (budget) => gifts.filter(({ product }) => product.price.minor <= budget).length >= fewestCheap,
  )
  return minor === undefined ? null : { minor, text: formatRoundMoney(locale, money(minor, currency)) }
}
