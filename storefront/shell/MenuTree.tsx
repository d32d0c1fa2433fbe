// Content of the menu drawer: the category tree and help.
import { useShopVisit } from '../shared/shop-visit.ts'
import { ServiceLinks } from './ServiceLinks.tsx'

export function MenuTree() {
  const { t, href, frame } = useShopVisit()
  return (
    <>
      <ul>
        {frame.menu.map(({ key, name, address, children }) => (
          <li key={key}>
            <a href={href(`/classify/${address}`)}>{name}</a>
            {children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.key}>
                    <a href={href(`/classify/${child.address}`)}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div data-part="help">
        <h2>{t('menu.help')}</h2>
        <ServiceLinks />
      </div>
    </>
  )
}
