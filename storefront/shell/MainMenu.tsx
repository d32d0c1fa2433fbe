// Menu for wide screens: the top categories in one line, the others in a small menu.
import { Suspense, useEffect, useRef, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useRoute, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useShopVisit, type MenuEntry } from '../shared/shop-visit.ts'
import { Popover } from '#web/ui/Popover.tsx'
import './MainMenu.css'

/** Number of categories that fit in one line in the language with the longest words. */
const maxInLine = 7

/** Its code and pictures load when the pointer or the focus reaches the menu. Without them the links are enough. */
const MenuPanel = deferredComponent(() => import('./MenuPanel.tsx'), { when: 'use', missing: null })

export function MainMenu() {
  const t = useTranslate()
  const { menu } = useShopVisit().frame
  const [isUsed, setUsed] = useState(false)
  const inLine = menu.length <= maxInLine + 1 ? menu : menu.slice(0, maxInLine)
  const others = menu.slice(inLine.length)
  const menuBar = useRef<HTMLElement>(null)
  useEffect(() => {
    const use = () => setUsed(true)
    menuBar.current?.addEventListener('pointerenter', use, { once: true })
    menuBar.current?.addEventListener('focusin', use, { once: true })
  }, [])
  return (
    <nav ref={menuBar} className="main-menu container" aria-label={t('menu.title')}>
      <ul>
        {inLine.map((entry) => (
          <MenuLink key={entry.key} entry={entry} />
        ))}
      </ul>
      {others.length > 0 && (
        <Popover label={t('menu.more')}>
          <ul>
            {others.map((entry) => (
              <MenuLink key={entry.key} entry={entry} />
            ))}
          </ul>
        </Popover>
      )}
      {isUsed && (
        <Suspense fallback={null}>
          <MenuPanel />
        </Suspense>
      )}
    </nav>
  )
}

function MenuLink({ entry: { name, address, children } }: { entry: MenuEntry }) {
  const { href } = useVisit()
  const { params } = useRoute()
  const { classify } = params
  return (
    <li>
      <a
        href={href(`/classify/${address}`)}
        aria-current={classify === address ? 'page' : undefined}
        data-within={children.some((child) => child.address === classify) || undefined}
      >
        {name}
      </a>
    </li>
  )
}
