// Menu of the account, with sign-out.
import { useState } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useHref, useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { useWishlistIds } from '../../shared/wishlist/wishlist.ts'
import './AccountMenu.css'

const loadChangeCustomer = deferred(() => import('../../shared/sign-in/change-customer.ts'), { when: 'use' })

type AccountMenuProps = {
  current: string
  /** The customer is unknown before hydration: the menu is invisible but takes its space. */
  waiting: boolean
}

export function AccountMenu({ current, waiting }: AccountMenuProps) {
  const t = useTranslate()
  const href = useHref()
  const locale = useLocale()
  const navigation = useNavigation()
  const saved = useWishlistIds().length
  const [leaving, setLeaving] = useState(false)
  const links: readonly (readonly [path: string, icon: IconName, label: string])[] = [
    ['/user/center', 'home', t('account.overview')],
    ['/user/order', 'package', t('account.orders')],
    ['/user/address', 'map-pin', t('account.addresses')],
    ['/user/people', 'calendar', t('people.title')],
    ['/user/coupon', 'coupon', t('account.coupons')],
    ['/user/points', 'sparkles', t('account.points')],
    ['/wishlist', 'heart', t('wishlist.title')],
    ['/registry/own', 'gift', t('registry.title')],
    ['/recently-viewed', 'history', t('recent.title')],
    ['/user/setting', 'settings', t('account.settings')],
  ]

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      const { signOut } = await loadChangeCustomer()
      await signOut(navigation)
      await navigation.navigate('/')
    } catch {
      setLeaving(false)
    }
  }

  return (
    <nav className="account-menu" aria-label={t('account.title')} data-waiting={waiting || undefined}>
      <ul>
        {links.map(([path, icon, label]) => (
          <li key={path}>
            <a
              href={path === '/registry/own' ? `${path}?lang=${locale}` : href(path)}
              aria-current={path === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
              {path === '/wishlist' && <CountBadge count={saved} />}
            </a>
          </li>
        ))}
        <li data-part="sign-out">
          <button type="button" aria-disabled={leaving || undefined} onClick={() => !leaving && void leave()}>
            <Icon name="sign-out" />
            {t('account.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
