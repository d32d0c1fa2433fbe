// Header: home, menu, search, help, language, account, wishlist and cart.
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { CartLink } from './CartLink.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import { Popover } from '#web/ui/Popover.tsx'
import { ServiceLinks, Languages } from './deferred.ts'
import { useWishlistIds } from '../shared/wishlist/wishlist.ts'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useUserName } from '../shared/sign-in/user.ts'
import { chooserId } from '../shared/navigation/chooser-id.ts'
import './Header.css'
import './LanguageChooser.css'

export function Header() {
  const { href } = useVisit()
  return (
    <header className="header">
      <div data-part="top" className="container">
        <MenuDrawer />
        <a data-part="home" href={href('/')}>
          <Wordmark />
        </a>
        <SearchBox />
        <div data-part="tools">
          <ServiceMenu />
          <LanguageChooser />
          <AccountLink />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
      <MainMenu />
    </header>
  )
}

/** Menu with help pages, in the header of every page. */
function ServiceMenu() {
  const t = useTranslate()
  return (
    <div className="service-menu">
      <Popover label={t('footer.service')} icon="help" iconOnly>
        <ServiceLinks />
      </Popover>
    </div>
  )
}

/** Link to the wishlist with the number of its items. The server renders no number; the browser adds it. */
function WishlistLink() {
  const { t, href } = useVisit()
  const count = useWishlistIds().length
  return (
    <IconButton icon="heart" label={t('shell.wishlist', { count })} href={href('/wishlist')}>
      <CountBadge count={count} />
    </IconButton>
  )
}

/** Link to the account or to sign-in. The server renders no name; the browser adds it. */
function AccountLink() {
  const { t, href } = useVisit()
  const name = useUserName()
  return (
    <IconButton
      icon="user"
      label={t('shell.account') + (name && `: ${name}`)}
      href={href('/user/center')}
      data-on={!!name || undefined}
    />
  )
}

/** Button and panel for language and country. The panel is closed at first; the code of its lists loads later. */
function LanguageChooser() {
  const { t, country, frame } = useVisit()
  const market = `${country} · ${frame.symbol}`
  return (
    <div className="language-chooser">
      <Popover
        id={chooserId}
        label={t('shop.named', { label: t('chooser.open'), name: market })}
        icon="globe"
        iconOnly
        hint={market}
      >
        <Languages />
      </Popover>
    </div>
  )
}
