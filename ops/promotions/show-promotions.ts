// The shop's promotions in stacking order, and one with its figures.
import type { Queryable } from '#data/database.ts'
import {
  findPromotion,
  listPromotions,
  type PromotionRecord,
  type PromotionFigures,
} from '#data/promotions/promotion-admin.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { stateOf } from '#domain/pricing/promotion-state.ts'
import type { Amounts, PromotionRule } from '#domain/pricing/promotion.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'
import { CommandProblem, table, type Command } from '../command.ts'
import { shopPeriod } from '../shop-day.ts'

export type Shown = PromotionRecord & PromotionFigures

export const showPromotionCommands: readonly Command[] = [
  {
    usage: 'promotion list',
    about: 'Lists the promotions in the order they are taken off.',
    async run(db, { now }) {
      const promotions = await listPromotions(db)
      const rows = promotions.map((each) => [
        String(each.position),
        each.key,
        wordOf(each, now),
        each.automatic ? 'by itself' : 'by coupon',
        `${each.uses}${each.usageLimit === null ? '' : ` of ${each.usageLimit}`}`,
        describeRule(each.rule),
      ])
      const heading = ['Place', 'Key', 'State', 'Applies', 'Used', 'Takes']
      return {
        text: table(heading, rows, 'There are no promotions.'),
        json: promotions.map((each) => ({ ...each, state: wordOf(each, now) })),
      }
    },
  },
  {
    usage: 'promotion show <key>',
    about: 'Shows a promotion: rule, names, dates, uses, and what it has given away.',
    async run(db, { args: [key = ''], now, warehouse: { timeZone } }) {
      const promotion = await thePromotion(db, key)
      return {
        text: describe(promotion, now, timeZone),
        json: { ...promotion, state: wordOf(promotion, now) },
      }
    },
  },
]

export async function thePromotion(db: Queryable, key: string): Promise<Shown> {
  const promotion = await findPromotion(db, key)
  if (promotion) return promotion
  const known = (await listPromotions(db)).map((each) => each.key)
  throw new CommandProblem(
    `There is no promotion '${key}'. ${known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are none yet.'}`,
  )
}

/** In words: 'used up'. */
function wordOf(promotion: Shown, now: number): string {
  return stateOf(promotion, now).replace('-', ' ')
}

export function describe(promotion: Shown, now: number, timeZone: string): string {
  const { key, rule, names, automatic, startsAt, endsAt, uses, usageLimit, oncePerCustomer } = promotion
  const period = shopPeriod(startsAt, endsAt, timeZone)
  const given = describeAmounts(promotion.given)
  const opened =
    promotion.coupons.length > 0 ? `the codes ${promotion.coupons.join(', ')}` : 'coupons; there are none yet'
  return [
    `Promotion ${key}: ${wordOf(promotion, now)}.`,
    `  Takes: ${describeRule(rule)}`,
    `  Applies ${automatic ? 'by itself' : `by ${opened}`}, place ${promotion.position}${oncePerCustomer ? ', once per customer' : ''}.`,
    ...(period ? [`  Runs ${period} (${timeZone}).`] : []),
    `  Used by ${uses} order${uses === 1 ? '' : 's'}${usageLimit === null ? '' : ` of at most ${usageLimit}`}${given ? `, ${given} given away` : ''}.`,
    '',
    ...Object.entries(names).map(([locale, name]) => `  ${locale}  ${name}`),
  ].join('\n')
}

/** Describes a promotion's rule as text: 'from 2 items 5%, from 3 items 8%; for easter; never with others'. */
function describeRule(rule: PromotionRule): string {
  const parts = [
    describeReward(rule),
    rule.categories && `for ${rule.categories.join(', ')}`,
    rule.tags && `tagged ${rule.tags.join(', ')}`,
    rule.minQuantity !== undefined && rule.minQuantity > 1 && `from ${rule.minQuantity} items`,
    rule.minSubtotal && `from ${describeAmounts(rule.minSubtotal)}`,
    rule.currencies && `in ${rule.currencies.join(', ')}`,
    rule.exclusive && 'never with others',
  ]
  return parts.filter(Boolean).join('; ')
}

function describeReward(rule: PromotionRule): string {
  if (rule.kind === 'percentage') return `${formatPercent('us', rule.basisPoints)} off`
  if (rule.kind === 'amount') return `${describeAmounts(rule.amounts)} off`
  if (rule.kind === 'free-shipping') return 'free shipping'
  const tiers = rule.tiers.map(
    (tier) => `from ${tier.minQuantity} items ${formatPercent('us', tier.basisPoints)}`,
  )
  return `${tiers.join(', ')} off`
}

function describeAmounts(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([currency, minor]) => formatMoney('us', money(minor, currency as Currency)))
    .join(', ')
}
