// Why the order was not placed. Takes the focus, because the button may be far away.
import { useEffect, useRef } from 'react'
import type { Money } from '#domain/pricing/money.ts'
import { useMoney, useTranslate } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** `changed`: the offer differs from the one on the page. */
export type Problem = { readonly text: string; readonly changed: boolean }

type PlacingProblemProps = {
  problem: Problem
  /** null while a new quote loads. */
  total: Money | null
}

export function OrderError({ problem, total }: PlacingProblemProps) {
  const t = useTranslate()
  const money = useMoney()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [problem])
  return (
    <div ref={root} tabIndex={-1}>
      <Notice tone={problem.changed ? 'warning' : 'error'} live title={problem.text}>
        {problem.changed && total && t('checkout.newTotal', { total: money(total) })}
      </Notice>
    </div>
  )
}
