// Banner 'Shipping to Germany?' with two answers; the page stays usable.
import { currencyOf, type Country } from '#domain/markets/market.ts'
import type { Visit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { QuestionBar } from '#web/ui/QuestionBar.tsx'

type MarketQuestionProps = { visit: Visit; guess: Country; onSwitch: () => void; onKeep: () => void }

export function MarketQuestion({ visit, guess, onSwitch, onKeep }: MarketQuestionProps) {
  const { t, country, frame } = visit
  const nameOf = (code: Country) => frame.countries.find(([each]) => each === code)?.[1] ?? code
  return (
    <QuestionBar
      name="market"
      label={t('market.title')}
      answers={
        <>
          <Button size="s" onClick={onSwitch}>
            {t('market.switch', { country: nameOf(guess) })}
          </Button>
          <Button variant="secondary" size="s" onClick={onKeep}>
            {t('market.keep', { country: nameOf(country) })}
          </Button>
        </>
      }
    >
      <p>{t('market.question', { country: nameOf(guess), currency: currencyOf(guess) })}</p>
    </QuestionBar>
  )
}
