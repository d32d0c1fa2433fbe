// All subjects of settings.
import { Icon } from '#web/ui/Icon.tsx'
import { t } from '../../platform/language.ts'
import { adminHref } from '../../platform/router.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import './SettingsScreen.css'

const subjects = [
  { path: 'shop', icon: 'store', label: 'admin.settings.shop', text: 'admin.settings.shopText' },
  { path: 'seller', icon: 'map-pin', label: 'admin.settings.seller', text: 'admin.settings.sellerText' },
  { path: 'markets', icon: 'globe', label: 'admin.settings.markets', text: 'admin.settings.marketsText' },
  { path: 'payments', icon: 'credit-card', label: 'admin.payments.title', text: 'admin.payments.about' },
  { path: 'shipping', icon: 'truck', label: 'admin.shipping.title', text: 'admin.shipping.about' },
  { path: 'tax', icon: 'tag', label: 'admin.tax.title', text: 'admin.tax.text' },
  { path: 'look', icon: 'sun', label: 'admin.settings.look', text: 'admin.settings.lookText' },
  { path: 'menus', icon: 'menu', label: 'admin.settings.content', text: 'admin.settings.contentText' },
  { path: 'occasions', icon: 'calendar', label: 'admin.occasions.title', text: 'admin.occasions.about' },
  { path: 'search', icon: 'search', label: 'admin.settings.search', text: 'admin.settings.searchAbout' },
] as const

export default function SettingsScreen() {
  return (
    <>
      <ScreenHead title={t('admin.settings.title')} />
      <ul className="settings-screen">
        {subjects.map(({ path, icon, label, text }) => (
          <li key={path}>
            <a href={adminHref(`/settings/${path}`)}>
              <Icon name={icon} />
              <span>
                {t(label)}
                <small>{t(text)}</small>
              </span>
              <Icon name="chevron-end" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
