// Operations of staff about promotions.
import { z } from 'zod'
import { loadTaxonomy } from '#data/catalog/taxonomy.ts'
import { listCouponBatches, listCoupons, type CouponRecord } from '#data/promotions/coupon-admin.ts'
import {
  findPromotion,
  listPromotions,
  type PromotionFigures,
  type PromotionRecord,
} from '#data/promotions/promotion-admin.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { promotionKeyOf } from '#domain/pricing/check-promotion.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { pointsPromotionPrefix } from '#domain/pricing/points.ts'
import { stateOf } from '#domain/pricing/promotion-state.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { previewPromotion } from '#services/promotions/preview-promotion.ts'
import { changePromotion, createPromotion, switchPromotion } from '#services/promotions/write-promotion.ts'
import type { StaffContext } from '../../context.ts'
import { promotionsOperation } from '../../operation.ts'
import { ruleShape } from '../../promotion-rule.ts'
import { currencyShape, keyShape, moneyShape } from '../../shapes.ts'
import { couponShape, promotionInput, promotionShape, showUsage } from './promotion-shapes.ts'

const inputRefusals = [
  'locale-unknown',
  'name-length',
  'name-missing',
  'percentage-invalid',
  'tiers-invalid',
  'amount-invalid',
  'quantity-invalid',
  'period-empty',
  'usage-limit-invalid',
  'usage-limit-below-uses',
  'position-invalid',
  'scope-unknown',
] as const

function showPromotion(
  promotion: PromotionRecord & PromotionFigures,
  { caller, settings, now }: StaffContext,
) {
  const { key, rule, names, automatic, position, uses, orders, coupons } = promotion
  const given = Object.entries(promotion.given).flatMap(([currency, minor]) =>
    isCurrency(currency) ? [money(minor, currency)] : [],
  )
  const name = inLanguage<string>(names, caller.locale, settings.homeLocale) ?? key
  const state = stateOf(promotion, now())
  const shown = { key, rule, names, name, automatic, position, ...showUsage(promotion), state }
  return { ...shown, uses, orders, given, coupons }
}

export function showCoupon(coupon: CouponRecord) {
  const { code, promotion, used, customer } = coupon
  return { code, promotion, ...showUsage(coupon), used, customer }
}

export const listPromotionsOperation = promotionsOperation('admin.listPromotions', {
  summary: 'Promotions in the order in which they reduce a cart, with their figures, and the coupons.',
  output: z.object({
    promotions: z.array(promotionShape),
    /** Without those of batches, and without those that customers exchanged their points for. */
    coupons: z.array(couponShape),
    batches: z.array(z.object({ name: z.string(), promotion: z.string(), codes: z.int(), used: z.int() })),
  }),
  async run(_input, context) {
    const { db } = context
    const [promotions, coupons, batches] = await Promise.all([
      listPromotions(db),
      listCoupons(db),
      listCouponBatches(db),
    ])
    return {
      promotions: promotions.map((each) => showPromotion(each, context)),
      coupons: coupons
        .filter(({ promotion }) => !promotion.startsWith(pointsPromotionPrefix))
        .map(showCoupon),
      batches,
    }
  },
})

const scope = z.object({ key: z.string(), name: z.string() })
type Scope = z.infer<typeof scope>

/** A rule may name what was deleted since. A save refuses it, so the form must show it. */
function withDeleted(named: readonly Scope[], keys: readonly string[] = []): Scope[] {
  const deleted = keys.filter((key) => !named.some((each) => each.key === key))
  return [...named, ...deleted.map((key) => ({ key, name: key }))]
}

export const viewPromotionOperation = promotionsOperation('admin.viewPromotion', {
  summary: 'One promotion, or none for a new one, and what its rule can name.',
  input: z.strictObject({ key: keyShape.nullable() }),
  output: z.object({
    promotion: promotionShape.nullable(),
    categories: z.array(scope),
    tags: z.array(scope),
    currencies: z.array(currencyShape),
  }),
  refusals: ['promotion-unknown'],
  async run({ key }, context) {
    const { db, caller, settings } = context
    const [promotion, { categories, tags }] = await Promise.all([
      key === null ? null : findPromotion(db, key),
      loadTaxonomy(db),
    ])
    if (promotion === undefined) return refuse('promotion-unknown', { facts: { key: key ?? '' } })
    const nameIn = <T>(texts: Partial<Record<Locale, T>>) =>
      inLanguage(texts, caller.locale, settings.homeLocale)
    const rule = promotion?.rule
    const named = {
      categories: categories.map((each) => ({ key: each.key, name: nameIn(each.texts)?.name ?? each.key })),
      tags: tags.map((each) => ({ key: each.key, name: nameIn(each.names) ?? each.key })),
    }
    return {
      promotion: promotion && showPromotion(promotion, context),
      categories: withDeleted(named.categories, rule?.categories),
      tags: withDeleted(named.tags, rule?.tags),
      currencies: [...new Set([...settings.markets.map(currencyOf), ...(rule?.currencies ?? [])])],
    }
  },
})

export const savePromotionOperation = promotionsOperation('admin.savePromotion', {
  summary: 'Creates a promotion, with `key: null`, or changes one. Carts have it at once.',
  input: z.strictObject({
    key: keyShape.nullable(),
    ...promotionInput,
    /** The promotion on which the changes are based; a newer one refuses them. */
    base: z.strictObject(promotionInput).nullable().default(null),
  }),
  output: z.object({ key: z.string() }),
  refusals: [
    ...inputRefusals,
    'promotion-unknown',
    'promotion-changed',
    'promotion-key-invalid',
    'promotion-key-taken',
  ],
  async run({ key, base, ...input }, { db, now, settings }) {
    const { names } = input
    if (key !== null) return (await changePromotion(db, key, input, base ?? undefined)) ?? { key }
    const derived = promotionKeyOf(names.us ?? inLanguage<string>(names, 'us', settings.homeLocale) ?? '')
    for (const candidate of [derived, `${derived}-${now().toString(36)}`]) {
      const refused = await createPromotion(db, candidate, { ...input, active: true }, now())
      if (!refused) return { key: candidate }
      if (refused.refused !== 'promotion-key-taken') return refused
    }
    return refuse('promotion-key-taken', { facts: { key: derived } })
  },
})

export const switchPromotionOperation = promotionsOperation('admin.switchPromotion', {
  summary: 'Pauses, resumes or ends a promotion. Its coupons end with it.',
  input: z.strictObject({ key: keyShape, to: z.enum(['paused', 'resumed', 'ended']) }),
  refusals: ['promotion-unknown'],
  run: async ({ key, to }, { db, now }) => (await switchPromotion(db, key, to, now())) ?? {},
})

export const previewPromotionOperation = promotionsOperation('admin.previewPromotion', {
  summary: 'What the rule would have taken off the orders of the last seven days.',
  input: z.strictObject({ key: keyShape.nullable(), rule: ruleShape, position: z.int() }),
  output: z.object({ orders: z.int(), affected: z.int(), less: z.array(moneyShape) }),
  refusals: ['percentage-invalid', 'tiers-invalid', 'amount-invalid', 'quantity-invalid'],
  limits: [{ per: 'ip', calls: 120, seconds: 3600 }],
  async run({ key, ...candidate }, context) {
    const effect = await previewPromotion(context, { key: key ?? '', ...candidate })
    return isRefusal(effect) ? effect : { ...effect, less: [...effect.less] }
  },
})
