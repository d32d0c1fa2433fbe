// All subjects of settings in groups, with what is missing or special about each.
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { t } from '../../platform/language.ts'
import { adminHref } from '../../platform/router.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { View } from './settings-screen.tsx'
import './SettingsScreen.css'

const groups = [
  {
    title: 'admin.settings.business',
    subjects: [
      { path: 'shop', icon: 'store', label: 'admin.settings.shop', text: 'admin.settings.shopText' },
      { path: 'seller', icon: 'user', label: 'admin.settings.seller', text: 'admin.settings.sellerText' },
      { path: 'tax', icon: 'document', label: 'admin.tax.title', text: 'admin.tax.text' },
      { path: 'payments', icon: 'credit-card', label: 'admin.payments.title', text: 'admin.payments.about' },
    ],
  },
  {
    title: 'admin.settings.selling',
    subjects: [
      { path: 'markets', icon: 'globe', label: 'admin.settings.markets', text: 'admin.settings.marketsText' },
      { path: 'shipping', icon: 'truck', label: 'admin.shipping.title', text: 'admin.shipping.about' },
      { path: 'occasions', icon: 'calendar', label: 'admin.occasions.title', text: 'admin.occasions.about' },
      { path: 'search', icon: 'search', label: 'admin.settings.search', text: 'admin.settings.searchAbout' },
    ],
  },
  {
    title: 'admin.settings.appearance',
    subjects: [
      { path: 'look', icon: 'image', label: 'admin.settings.look', text: 'admin.settings.lookText' },
      { path: 'menus', icon: 'menu', label: 'admin.settings.content', text: 'admin.settings.contentText' },
    ],
  },
] as const

type Path = (typeof groups)[number]['subjects'][number]['path']
/** What is missing. */
function stateOf(path: Path, { settings, set }: View, takesMoney: boolean): string | null {
  if (path === 'seller' && !set.includes('seller')) return t('admin.settings.sample')
  if (path === 'seller' && !settings.seller.vatId) return t('admin.settings.noVatId')
  if (path === 'payments' && !takesMoney) return t('admin.settings.testMode')
  return null
}

export default function SettingsScreen() {
  const { data } = useLoad('admin.viewSettings', {})
  const setup = useLoad('admin.viewSetup', {})
  return (
    <>
      <ScreenHead title={t('admin.settings.title')} />
      {groups.map(({ title, subjects }) => (
        <section key={title} className="settings-screen">
          <h2>{t(title)}</h2>
          <ul>
            {subjects.map(({ path, icon, label, text }) => {
              const state = data && setup.data && stateOf(path, data, setup.data.payment)
              return (
                <li key={path}>
                  <a href={adminHref(`/settings/${path}`)}>
                    <Icon name={icon} />
                    <span>
                      {t(label)}
                      {state && <Badge tone="warning">{state}</Badge>}
                      <small>{t(text)}</small>
                    </span>
                    <Icon name="chevron-end" />
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
