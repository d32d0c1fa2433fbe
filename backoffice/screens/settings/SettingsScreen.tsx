// All subjects of settings.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { adminHref } from '../../platform/router.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './SettingsScreen.css'

export default function SettingsScreen() {
  const t = useTranslate()
  const subjects: readonly { path: string; icon: IconName; label: string; text?: string }[] = [
    {
      path: '/settings/shop',
      icon: 'store',
      label: t('admin.settings.shop'),
      text: t('admin.settings.shopText'),
    },
    {
      path: '/settings/seller',
      icon: 'map-pin',
      label: t('admin.settings.seller'),
      text: t('admin.settings.sellerText'),
    },
    {
      path: '/settings/markets',
      icon: 'globe',
      label: t('admin.settings.markets'),
      text: t('admin.settings.marketsText'),
    },
    {
      path: '/settings/payments',
      icon: 'credit-card',
      label: t('admin.payments.title'),
      text: t('admin.payments.about'),
    },
    {
      path: '/settings/shipping',
      icon: 'truck',
      label: t('admin.shipping.title'),
      text: t('admin.shipping.about'),
    },
    { path: '/settings/tax', icon: 'tag', label: t('admin.tax.title'), text: t('admin.tax.text') },
    {
      path: '/settings/look',
      icon: 'sun',
      label: t('admin.settings.look'),
      text: t('admin.settings.lookText'),
    },
    {
      path: '/settings/menus',
      icon: 'menu',
      label: t('admin.settings.content'),
      text: t('admin.settings.contentText'),
    },
    {
      path: '/settings/occasions',
      icon: 'calendar',
      label: t('admin.occasions.title'),
      text: t('admin.occasions.about'),
    },
    {
      path: '/settings/search',
      icon: 'search',
      label: t('admin.settings.search'),
      text: t('admin.settings.searchAbout'),
    },
  ]
  return (
    <>
      <ScreenHead title={t('admin.settings.title')} />
      <ul className="settings-screen">
        {subjects.map(({ path, icon, label, text }) => (
          <li key={path}>
            <a href={adminHref(path)}>
              <Icon name={icon} />
              <span>
                {label}
                {text && <small>{text}</small>}
              </span>
              <Icon name="chevron-end" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
