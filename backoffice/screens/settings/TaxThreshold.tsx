// Sales to other member states of the European Union against the threshold, above which the one-stop shop is needed.
import { formatMoney, formatPercent } from '#messages/format.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'

export function TaxThreshold({ oneStopShop }: { oneStopShop: boolean }) {
  const { t, locale } = useVisit()
  const { data, notLoaded } = useLoad('admin.viewTaxThreshold', {})
  if (!data) return notLoaded
  const { limit, years } = data
  if (!years) return null
  const exceeded = years.some(({ state }) => state === 'exceeded')
  const near = years[0]?.state === 'near'
  return (
    <Panel title={t('admin.tax.threshold')} text={t('admin.tax.thresholdText')}>
      <div className="stack">
        {years.map(({ year, sales }) => (
          <p key={year}>
            {t('admin.tax.thresholdYear', {
              year: String(year),
              sales: formatMoney(locale, sales),
              limit: formatMoney(locale, limit),
              percent: formatPercent(locale, Math.round((sales.minor * 100) / limit.minor) * 100),
            })}
          </p>
        ))}
        {!oneStopShop && exceeded && <Notice tone="error">{t('admin.tax.thresholdExceeded')}</Notice>}
        {!oneStopShop && !exceeded && near && <Notice tone="warning">{t('admin.tax.thresholdNear')}</Notice>}
      </div>
    </Panel>
  )
}
