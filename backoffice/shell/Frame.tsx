// Frame of the back office: navigation beside the screen, above it on phones.
import { useState, type ReactNode } from 'react'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { pageLocale, t } from '../platform/language.ts'
import { bindText } from '../platform/bind.ts'
import { adminCall } from '../platform/admin-call.ts'
import { storeLocale, boot } from '../platform/boot.ts'
import { useMay, useMember } from '../platform/member.ts'
import { adminHref, useAddress } from '../platform/router.ts'
import { useAction } from '../platform/use-action.ts'
import { useWork, WorkProvider } from '../shared/work.tsx'
import { adminRoutes, menu } from '../routes.ts'
import './Frame.css'

export function Frame({ children }: { children: ReactNode }) {
  const { path } = useAddress()
  // The menu closes when another screen opens.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path
  return (
    <WorkProvider>
      <div className="frame" data-open={isOpen || undefined}>
        <a className="skip-link" href="#main">
          {t('shell.skip')}
        </a>
        <header>
          <IconButton
            icon={isOpen ? 'close' : 'menu'}
            label={t('admin.frame.menu')}
            aria-expanded={isOpen}
            aria-controls="admin-menu"
            onClick={() => setOpenAt(isOpen ? null : path)}
          />
          <a data-part="name" href={adminHref('/')}>
            {boot.shopName}
          </a>
          <a data-part="storefront" href={boot.storefront} target="_blank" rel="noreferrer">
            <Icon name="store" />
            <span>{t('admin.frame.viewShop')}</span>
          </a>
        </header>
        <div data-part="side" id="admin-menu">
          <Navigation />
          <Account />
        </div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </WorkProvider>
  )
}

function Navigation() {
  const may = useMay()
  const { path } = useAddress()
  const visible = new Set(adminRoutes.filter(({ permission }) => may(permission)).map((route) => route.path))
  return (
    <nav aria-label={t('admin.frame.menu')}>
      {menu.map(({ label, entries }, at) => {
        const shown = entries.filter((entry) => visible.has(entry.path))
        if (shown.length === 0) return null
        return (
          <section key={at}>
            {label && <h2>{t(label as 'admin.frame.catalog')}</h2>}
            <ul>
              {shown.map((entry) => (
                <li key={entry.path}>
                  <MenuLink entry={entry} current={path} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

type MenuLinkProps = { entry: (typeof menu)[number]['entries'][number]; current: string }

function MenuLink({ entry: { path, icon, label }, current }: MenuLinkProps) {
  const count = useCount(path)
  const isCurrent = path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`)
  return (
    <a href={adminHref(path)} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{t(label as 'admin.frame.start')}</span>
      {count > 0 && <b data-tone={path === '/jobs' ? 'error' : undefined}>{count}</b>}
    </a>
  )
}

/** Work that waits behind an entry of the menu. */
function useCount(path: string): number {
  const work = useWork()
  if (!work) return 0
  if (path === '/orders') return work.toPack + work.toShip
  if (path === '/returns') return work.returns
  if (path === '/reviews') return work.reviews
  return path === '/jobs' ? work.failedJobs : 0
}

function Account() {
  const { name, email } = useMember()
  const { run } = useAction()
  async function changeLanguage(next: Locale): Promise<void> {
    storeLocale(next)
    location.reload()
  }
  async function signOut(): Promise<void> {
    const isSignedOut = await run(() =>
      adminCall('admin.signOut', {}).catch((error: unknown) => {
        // The session had ended before.
        if (!(error instanceof CallRefused)) throw error
      }),
    )
    if (isSignedOut) location.assign(adminHref('/'))
  }
  return (
    <div data-part="account">
      <a href={adminHref('/security')}>
        <Icon name="user" />
        <span>
          {name || email}
          <small>{t('admin.security.title')}</small>
        </span>
      </a>
      <label>
        <Icon name="globe" />
        <span className="visually-hidden">{t('chooser.language')}</span>
        <select {...bindText(pageLocale, (next) => void changeLanguage(next))}>
          {locales.map((each) => (
            <option key={each} value={each} lang={localeTable[each].tag}>
              {localeTable[each].name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void signOut()}>
        <Icon name="sign-out" />
        <span>{t('account.signOut')}</span>
      </button>
    </div>
  )
}
