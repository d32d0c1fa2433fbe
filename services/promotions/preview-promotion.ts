// What a promotion, saved or not, would have taken off the orders of the last seven days.
import { loadPastOrders, type PastOrderRow } from '#data/promotions/past-orders.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { checkRule, type RuleRefusal } from '#domain/pricing/check-promotion.ts'
import { money } from '#domain/pricing/money.ts'
import {
  addEffects,
  effectOn,
  type PastOrder,
  type PositionedPromotion,
  type PromotionEffect,
} from '#domain/pricing/promotion-effect.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import type { Shop } from '../shop.ts'

const previewDays = 7
const batch = 500

type Candidate = { readonly key: string; readonly rule: PromotionRule; readonly position: number }

export async function previewPromotion(
  { db, catalog, now }: Pick<Shop, 'db' | 'catalog' | 'now'>,
  candidate: Candidate,
): Promise<PromotionEffect | RuleRefusal> {
  const refused = checkRule(candidate.rule)
  if (refused) return refused
  // A rule's categories include their subcategories.
  const promotionOf = ({ key, rule, position }: Candidate): PositionedPromotion =>
    catalog.promotions.inWords(
      { id: key, key, name: key, rule, position, oncePerCustomer: false, scope: null, coupon: null },
      'us',
    )
  const promotion = promotionOf(candidate)
  const since = now() - previewDays * dayMs
  let effect: PromotionEffect = { orders: 0, affected: 0, less: [] }
  for (let after: string | null = null; ;) {
    const rows: PastOrderRow[] = await loadPastOrders(db, since, after, batch)
    const orders = rows.map((row) => orderOf(row, row.promotions.map(promotionOf)))
    effect = addEffects(effect, effectOn(orders, promotion))
    after = rows.at(-1)?.id ?? null
    if (rows.length < batch) return effect
  }
}

function orderOf(row: PastOrderRow, promotions: readonly PositionedPromotion[]): PastOrder {
  const { currency, shippingFee } = row
  const lines = row.lines.map((line) => ({
    ...line,
    unitPrice: money(line.unitPrice, currency),
    wrapPrice: line.wrapPrice === null ? null : money(line.wrapPrice, currency),
  }))
  return { currency, lines, shippingFee: money(shippingFee, currency), promotions }
}
