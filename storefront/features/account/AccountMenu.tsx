// Menu of the account, with sign-out.
import { useVisit } from '#web/platform/pages/visit.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import { SignOut } from './SignOut.tsx'
import { useWishlistIds } from '../../shared/wishlist/wishlist.ts'
import './AccountMenu.css'

type AccountMenuProps = {
  current: string
  /** The customer is unknown before hydration: the menu is invisible but takes its space. */
  waiting: boolean
  /** Labels that say how much the customer has, by path. */
  labels?: Readonly<Record<string, string>>
}

export function AccountMenu({ current, waiting, labels = {} }: AccountMenuProps) {
  const { t, href, locale } = useVisit()
  const saved = useWishlistIds().length
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
              {labels[path] ?? label}
              {path === '/wishlist' && <CountBadge count={saved} />}
            </a>
          </li>
        ))}
        <li data-part="sign-out">
          <SignOut />
        </li>
      </ul>
    </nav>
  )
}
