// A report as the first screen has it.
import type { AdminInput, AdminOutput } from '#api/call.ts'

export type Report = AdminInput<'admin.viewReport'>['report']
export type Table = AdminOutput<'admin.viewReport'>
export type Period = { readonly from: string; readonly to: string }

/**
 * Rows of the funnel, each with its share of the step before in percent. A visit is measured with consent only: where
 * carts are more than visitors, the first step says nothing. A cart of an earlier period can be paid in this one.
 */
export function funnelShares(rows: Table['rows']): { step: string; count: number; share: number | null }[] {
  const steps = rows.map(([step, count]) => ({ step: String(step), count: Number(count) }))
  const [visitors, carts] = steps
  const isMeasured = visitors!.step !== 'visitors' || (visitors!.count > 0 && visitors!.count >= carts!.count)
  const shown = isMeasured ? steps : steps.slice(1)
  return shown.map((each, at) => {
    const before = shown[at - 1]?.count ?? 0
    const isShare = before > 0 && each.count <= before
    return { ...each, share: isShare ? Math.round((each.count / before) * 100) : null }
  })
}
