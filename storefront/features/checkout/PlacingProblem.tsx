// Why the order could not be placed as it stood. It takes the focus: the button may be far away from it.
import { useEffect, useRef } from 'react'
import type { Money } from '#domain/pricing/money.ts'
import { useMoney, useTranslate } from '../../platform/pages/visit.ts'
import { Notice } from '../../ui/Notice.tsx'

/** `changed`: the offer is no longer the one that was looked at. */
export type Problem = { readonly text: string; readonly changed: boolean }

type PlacingProblemProps = {
  problem: Problem
  /** null while it is being reckoned anew. */
  total: Money | null
}

export function PlacingProblem({ problem, total }: PlacingProblemProps) {
  const t = useTranslate()
  const money = useMoney()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [problem])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone={problem.changed ? 'warning' : 'error'} live title={problem.text}>
        {problem.changed && total && t('checkout.newTotal', { total: money(total) })}
      </Notice>
    </div>
  )
}
