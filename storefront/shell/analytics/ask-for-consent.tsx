// Mounts and unmounts the consent banner in its own React root, so that no page's bundle contains its code.
import { createRoot } from 'react-dom/client'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { announcerId } from '#web/platform/navigation/landmarks.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import type { Visit } from '#web/platform/pages/visit.ts'

const loadBanner = deferred(() => import('./ConsentBanner.tsx'), { when: 'use' })

export type Question = {
  readonly visit: Visit
  /** The stored answer; null if there is none. */
  readonly current: boolean | null
  /** The link that opened the banner; it gets the focus back. undefined if the shop opened it. */
  readonly link?: HTMLElement | undefined
  readonly onAnswer: (measure: boolean) => void
}

let close = (): void => undefined

export function closeQuestion(): void {
  close()
}

export async function askForConsent({ visit, current, link, onAnswer }: Question): Promise<void> {
  const { ConsentBanner } = await loadBanner()
  close()
  // First in the document: keyboard users reach it first, but it takes no focus.
  const container = document.createElement('div')
  document.body.prepend(container)
  const root = createRoot(container)
  close = () => {
    close = () => undefined
    root.unmount()
    container.remove()
    link?.focus()
  }
  const { locale, t } = visit
  root.render(
    <ConsentBanner
      t={t}
      privacy={localePath(locale, '/rich/privacy')}
      current={current}
      openedByShopper={link !== undefined}
      onAnswer={(measure) => {
        close()
        onAnswer(measure)
      }}
      onLeave={() => close()}
    />,
  )
  const announcer = document.getElementById(announcerId)
  if (announcer && !link) announcer.textContent = t('consent.title')
}
