// Header: home, menu, search, help, language, account, wishlist and cart.
import { useHref } from '#web/platform/pages/visit.ts'
import { WishlistLink } from './WishlistLink.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CartLink } from './CartLink.tsx'
import { LanguageChooser } from './LanguageChooser.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ServiceMenu } from './ServiceMenu.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './Header.css'

export function Header() {
  const href = useHref()
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
