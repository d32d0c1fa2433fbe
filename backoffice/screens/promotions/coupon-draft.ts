// The form of a new coupon: for everybody, for one customer, or many codes that are used once.
import { adminCall } from '../../platform/admin-call.ts'
import { typedWhole } from '../../ui/typed-number.ts'
import { newUsage, readPercent, readUsage, type UsageDraft } from './promotion-draft.ts'

export type CouponDraft = UsageDraft & {
  readonly whom: 'all' | 'customer' | 'batch'
  readonly customer: string
  readonly count: string
  /** For a batch: what each code begins with. */
  readonly code: string
  /** Key of the promotion; '' for a percentage. */
  readonly promotion: string
  readonly percent: string
}

export const newCoupon: CouponDraft = {
  ...newUsage,
  whom: 'all',
  customer: '',
  count: '100',
  code: '',
  promotion: '',
  percent: '10',
}

/** Returns the path of the screen that shows what was made. */
export async function createCoupon({
  whom,
  customer,
  count,
  code,
  promotion,
  percent,
  ...draft
}: CouponDraft): Promise<string> {
  const reward = promotion ? { promotion } : { basisPoints: readPercent(percent) }
  const { startsAt, endsAt, ...limits } = readUsage(draft)
  if (whom === 'batch') {
    const batch = { name: code, count: typedWhole(count), reward, startsAt, endsAt }
    await adminCall('admin.createCouponBatch', batch)
    return '/promotions'
  }
  const owner = whom === 'customer' ? customer : null
  const made = await adminCall('admin.createCoupon', {
    code,
    reward,
    customer: owner,
    startsAt,
    endsAt,
    ...limits,
  })
  return `/promotions/coupons/${made.code}`
}
