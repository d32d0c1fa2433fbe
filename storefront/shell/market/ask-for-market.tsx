// Mounts the market question in its own React root, so that no page's bundle contains its code.
import { createRoot } from 'react-dom/client'
import type { Country } from '#domain/markets/market.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { announcerId } from '#web/platform/navigation/landmarks.ts'
import type { Visit } from '#web/platform/pages/visit.ts'
import { rememberCountry } from '#web/platform/remember-choice.ts'

const loadQuestion = deferred(() => import('./MarketQuestion.tsx'), { when: 'use' })

/** Calls `onKeep` when the shopper keeps the market of the page. */
export async function askForMarket(visit: Visit, guess: Country, onKeep: () => void): Promise<void> {
  const { MarketQuestion } = await loadQuestion()
  const container = document.createElement('div')
  document.body.prepend(container)
  const root = createRoot(container)
  root.render(
    <MarketQuestion
      visit={visit}
      guess={guess}
      onSwitch={() => {
        rememberCountry(guess, visit.site)
        location.reload()
      }}
      onKeep={() => {
        onKeep()
        root.unmount()
        container.remove()
      }}
    />,
  )
  const announcer = document.getElementById(announcerId)
  if (announcer && !document.querySelector('.question-bar[data-name="consent"]'))
    announcer.textContent = visit.t('market.title')
}
