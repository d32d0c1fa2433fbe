// Puts the question about the country on the page: a root of its own, so that no page carries its code.
import { createRoot } from 'react-dom/client'
import type { Country } from '#domain/market.ts'
import { announcerId } from '../pages/arrive.ts'
import type { Visit } from '../pages/visit.ts'
import { rememberCountry } from '../shell/remember-choice.ts'
import { withTexts } from '../texts.ts'
import { keepMarket } from './market-doubt.ts'

export async function askForMarket(visit: Visit, guess: Country): Promise<void> {
  const { MarketQuestion } = await withTexts(['consent'], import('./MarketQuestion.tsx'))
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  root.render(
    <MarketQuestion
      visit={visit}
      guess={guess}
      onSwitch={() => {
        rememberCountry(guess, visit.site)
        location.reload()
      }}
      onKeep={() => {
        keepMarket(guess)
        root.unmount()
        place.remove()
      }}
    />,
  )
  const announcer = document.getElementById(announcerId)
  if (announcer && !document.querySelector('.question-bar[data-name="consent"]'))
    announcer.textContent = visit.t('market.title')
}
