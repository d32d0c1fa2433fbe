// Notice on a cart line that cannot be ordered: the reason and what to do.
import { useTranslate } from '../../platform/pages/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { LineTrouble } from './line-trouble.ts'

export function LineNote({ trouble, stock }: { trouble: LineTrouble | null; stock: number }) {
  const t = useTranslate()
  if (trouble === 'gone')
    return (
      <Notice tone="warning" title={t('cart.gone')}>
        {t('cart.goneText')}
      </Notice>
    )
  if (trouble === 'sold-out')
    return (
      <Notice tone="warning" title={t('cart.soldOut')}>
        {t('cart.soldOutText')}
      </Notice>
    )
  return trouble === 'short' ? <Notice tone="warning">{t('cart.short', { stock })}</Notice> : null
}
