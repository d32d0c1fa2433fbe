// Batches of coupons: many codes of one promotion, each of which is used once.
import { randomBytes } from 'node:crypto'
import type { Db, Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { addCoupons, loadCouponBatch } from '#data/promotions/coupon-admin.ts'
import { csvOf } from '#domain/csv.ts'
import { giftCode } from '#domain/orders/readable-code.ts'
import { checkUsage, isCouponCode, type Usage } from '#domain/pricing/check-promotion.ts'
import { maxBatchCodes, maxBatchName, normaliseCode } from '#domain/pricing/coupon.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { promotionOf, type CouponReward, type CreateRefusal } from './write-coupon.ts'

export type BatchInput = Pick<Usage, 'startsAt' | 'endsAt'> & {
  /** Begins each code: 'SPRING' makes SPRING-7K2M-…. */
  readonly name: string
  readonly count: number
  readonly reward: CouponReward
}

/** The codes have 55 random bits, in letters and digits that cannot be confused. Returns the name of the batch. */
export async function createCouponBatch(
  db: Db,
  { name: typed, count, reward, ...period }: BatchInput,
  now: number,
): Promise<string | CreateRefusal | Refusal<'batch-invalid'>> {
  const name = normaliseCode(typed)
  if (!isCouponCode(name)) return refuse('coupon-code-invalid')
  const isPossible = Number.isInteger(count) && count >= 1 && count <= maxBatchCodes
  if (!isPossible || name.length > maxBatchName)
    return refuse('batch-invalid', { facts: { codes: maxBatchCodes, length: maxBatchName } })
  const usage: Usage = { ...period, usageLimit: 1, oncePerCustomer: false }
  const refused = checkUsage(usage, 0)
  if (refused) return refused
  return db.transaction(async (tx) => {
    if ((await loadCouponBatch(tx, name)).length > 0) return taken(name)
    const promotion = await promotionOf(tx, reward, name, now)
    if (isRefusal(promotion)) return promotion
    const codes = Array.from({ length: count }, () => {
      return { id: newId(now), code: `${name}-${giftCode(randomBytes(16))}` }
    })
    const added = await addCoupons(tx, { ...usage, codes, promotion, customerId: null, batch: name })
    if (added !== count) throw new Error(`${count - added} codes of the batch ${name} existed`)
    return name
  })
}

const taken = (code: string) => refuse('coupon-code-taken', { facts: { code } })

/** One row for each code. */
export async function exportCouponBatch(
  db: Queryable,
  name: string,
): Promise<string | Refusal<'coupon-unknown'>> {
  const coupons = await loadCouponBatch(db, normaliseCode(name))
  if (coupons.length === 0) return refuse('coupon-unknown')
  const rows = coupons.map(({ code, promotion, used, endsAt }) => [
    code,
    promotion,
    used > 0 ? 'yes' : 'no',
    endsAt === null ? '' : new Date(endsAt).toISOString(),
  ])
  return csvOf([['code', 'promotion', 'used', 'ends'], ...rows])
}
