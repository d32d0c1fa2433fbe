// Notice on a cart line that cannot be ordered: the reason and what to do.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { LineProblem } from './line-problem.ts'

export function LineProblemNotice({ problem, stock }: { problem: LineProblem | null; stock: number }) {
  const t = useTranslate()
  if (problem === 'gone')
    return (
      <Notice tone="warning" title={t('cart.gone')}>
        {t('cart.goneText')}
      </Notice>
    )
  if (problem === 'sold-out')
    return (
      <Notice tone="warning" title={t('product.soldOut')}>
        {t('cart.soldOutText')}
      </Notice>
    )
  return problem === 'short' ? <Notice tone="warning">{t('cart.short', { stock })}</Notice> : null
}
