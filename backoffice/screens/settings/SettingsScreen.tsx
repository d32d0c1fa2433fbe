// All subjects of settings.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Icon } from '#storefront/ui/Icon.tsx'
import type { IconName } from '#storefront/ui/icons.ts'
import { adminHref } from '../../platform/router.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './SettingsScreen.css'

export default function SettingsScreen() {
  const t = useTranslate()
  const subjects: readonly { path: string; icon: IconName; label: string }[] = [
    { path: '/settings/shop', icon: 'store', label: t('admin.settings.shop') },
    { path: '/settings/seller', icon: 'map-pin', label: t('admin.settings.seller') },
    { path: '/settings/markets', icon: 'globe', label: t('admin.settings.markets') },
    { path: '/settings/payments', icon: 'credit-card', label: t('admin.payments.title') },
    { path: '/settings/tax', icon: 'tag', label: t('admin.tax.title') },
    { path: '/settings/look', icon: 'sun', label: t('admin.settings.look') },
    { path: '/settings/menus', icon: 'menu', label: t('admin.settings.content') },
    { path: '/settings/search', icon: 'search', label: t('admin.settings.search') },
  ]
  return (
    <>
      <ScreenHead title={t('admin.settings.title')} />
      <ul className="settings-screen">
        {subjects.map(({ path, icon, label }) => (
          <li key={path}>
            <a href={adminHref(path)}>
              <Icon name={icon} />
              {label}
              <Icon name="chevron-end" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
