// Bar above the header with the shop's promises: returns, refunds, quality.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './PromiseBar.css'

export function PromiseBar() {
  const { t, site } = useVisit()
  return (
    <aside className="promise-bar" aria-label={t('promise.title')}>
      <ul className="container">
        <li>
          <Icon name="returns" />
          {t('promise.returns', site)}
        </li>
        <li>
          <Icon name="wallet" />
          {t('promise.refund')}
        </li>
        <li>
          <Icon name="quality" />
          {t('promise.quality')}
        </li>
      </ul>
    </aside>
  )
}
