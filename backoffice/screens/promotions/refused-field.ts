// The field of a promotion or coupon to which a refusal belongs.
import type { RefusalCode } from '#contract/refusals.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import type { CouponDraft } from './coupon-draft.ts'
import type { PromotionDraft } from './promotion-draft.ts'

const fields: Partial<Record<RefusalCode, keyof PromotionDraft | keyof CouponDraft>> = {
  'percentage-invalid': 'percent',
  'tiers-invalid': 'tiers',
  'quantity-invalid': 'minItems',
  'name-missing': 'names',
  'name-length': 'names',
  'period-empty': 'until',
  'usage-limit-invalid': 'limit',
  'usage-limit-below-uses': 'limit',
  'position-invalid': 'position',
  'coupon-code-invalid': 'code',
  'coupon-code-taken': 'code',
  'coupon-customer-unknown': 'customer',
  'batch-invalid': 'count',
}

/** The errors of a refused save by field; undefined after a save. Throws a refusal that belongs to no field. */
export async function refusedFields(work: () => Promise<void>): Promise<Record<string, string> | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    const field = error instanceof CallRefused && error.refused && fields[error.refused]
    if (!field) throw error
    return { [field]: error.message }
  }
}
