// Content of the menu drawer: the gift finder, the category tree, and orders and help that stay in view.
import { Fragment } from 'react'
import { useRoute } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Button } from '#web/ui/Button.tsx'
import { helpLinks, type HelpLink } from '../shared/navigation/help-links.ts'
import { HelpLinks } from '../shared/navigation/HelpLinks.tsx'
import { useShopVisit, type MenuEntry } from '../shared/shop-visit.ts'

const orders: HelpLink = { path: '/user/order', label: 'account.orders' }
const nearLinks = [orders, ...helpLinks.filter(({ path }) => /track|faq|contact/.test(path))]

export function MenuTree() {
  const { t, href, frame } = useShopVisit()
  const { classify } = useRoute().params
  const link = (name: string, address: string, on?: string) => (
    <a href={href(`/classify/${address}`)} aria-current={classify === address ? 'page' : undefined}>
      {name}
      {on && <small>{on}</small>}
    </a>
  )
  const occasions = frame.menu.filter(({ on }) => on !== undefined)
  const entryItem = ({ key, name, address, children, on }: MenuEntry) => (
    <li key={key}>
      {children.length > 0 ? (
        <details>
          <summary>
            {name}
            {on && <small>{on}</small>}
            <Icon name="chevron-down" />
          </summary>
          {link(t('recent.all'), address)}
          {children.map((child) => (
            <Fragment key={child.key}>{link(child.name, child.address)}</Fragment>
          ))}
        </details>
      ) : (
        link(name, address, on)
      )}
    </li>
  )
  return (
    <>
      <h2>{t('menu.heading')}</h2>
      <Button variant="secondary" href={href('/gift-finder')} icon="gift">
        {t('finder.title')}
      </Button>
      {occasions.length > 0 && (
        <>
          <h3>{t('menu.occasions')}</h3>
          <ul>{occasions.map(entryItem)}</ul>
          <h3>{t('menu.title')}</h3>
        </>
      )}
      <ul>{frame.menu.filter(({ on }) => on === undefined).map(entryItem)}</ul>
      <div>
        <HelpLinks links={nearLinks} />
      </div>
    </>
  )
}
