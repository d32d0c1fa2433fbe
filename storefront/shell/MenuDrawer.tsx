// Menu for phones: a drawer with the category tree and help. It is a native popover and works before
// hydration.
import { useEffect, useId, useRef } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MenuTree } from './deferred.ts'
import './MenuDrawer.css'

export function MenuDrawer() {
  const t = useTranslate()
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = drawer.current
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) element?.hidePopover()
    }
    element?.addEventListener('click', closeOnChoice)
    return () => element?.removeEventListener('click', closeOnChoice)
  }, [])
  return (
    <div className="menu-drawer">
      <button type="button" popoverTarget={id} aria-label={t('menu.open')}>
        <Icon name="menu" />
      </button>
      <nav ref={drawer} id={id} popover="auto" aria-label={t('menu.title')}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('shell.close')}>
          <Icon name="close" />
        </button>
        <MenuTree />
      </nav>
    </div>
  )
}
