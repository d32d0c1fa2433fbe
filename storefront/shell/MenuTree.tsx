// Content of the menu drawer: the gift finder, the category tree, and orders and help that stay in view.
import { useRoute } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { helpLinks, type HelpLink } from '../shared/navigation/help-links.ts'
import { HelpLinks } from '../shared/navigation/HelpLinks.tsx'
import { useShopVisit } from '../shared/shop-visit.ts'

const orders: HelpLink = { path: '/user/order', label: 'account.orders' }
const nearLinks = [orders, ...helpLinks.filter(({ path }) => /track|faq|contact/.test(path))]

export function MenuTree() {
  const { t, href, frame } = useShopVisit()
  const { classify } = useRoute().params
  const link = (name: string, address: string) => (
    <a href={href(`/classify/${address}`)} aria-current={classify === address ? 'page' : undefined}>
      {name}
    </a>
  )
  return (
    <>
      <h2>{t('menu.title')}</h2>
      <Button variant="secondary" href={href('/gift-finder')} icon="gift">
        {t('finder.title')}
      </Button>
      <ul>
        {frame.menu.map(({ key, name, address, children }) => (
          <li key={key}>
            {link(name, address)}
            {children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.key}>{link(child.name, child.address)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div>
        <HelpLinks links={nearLinks} />
      </div>
    </>
  )
}
