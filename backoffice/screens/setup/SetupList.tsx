// First steps of a new shop. Disappears when they are done.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Icon } from '#storefront/ui/Icon.tsx'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../platform/use-load.ts'
import { Panel } from '../../ui/Panel.tsx'
import './SetupList.css'

export function SetupList() {
  const t = useTranslate()
  const { data } = useLoad('admin.viewSetup', {})
  if (!data || data.product) return null
  const steps = [
    { path: '/setup', label: t('admin.setup.name'), isDone: data.named && data.seller },
    { path: '/settings/look', label: t('admin.setup.look'), isDone: data.look },
    { path: '/products/new', label: t('admin.setup.product'), isDone: data.product },
  ]
  return (
    <Panel title={t('admin.setup.title')} text={t('admin.setup.text')}>
      <ol className="setup-list">
        {steps.map(({ path, label, isDone }) => (
          <li key={path} data-done={isDone || undefined}>
            <a href={adminHref(path)}>
              <Icon name={isDone ? 'success' : 'arrow-end'} />
              {label}
              {isDone && <span className="visually-hidden">{t('admin.setup.done')}</span>}
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
