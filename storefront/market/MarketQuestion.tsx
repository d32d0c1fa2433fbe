// 'Shipping to Germany?': two answers, and the shop goes on behind it.
import { currencyOf, type Country } from '#domain/market.ts'
import type { Visit } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import './MarketQuestion.css'

type MarketQuestionProps = { visit: Visit; guess: Country; onSwitch: () => void; onKeep: () => void }

export function MarketQuestion({ visit, guess, onSwitch, onKeep }: MarketQuestionProps) {
  const { t, country, frame } = visit
  const nameOf = (wanted: Country) => frame.countries.find(([each]) => each === wanted)?.[1] ?? wanted
  return (
    <section className="market-question" aria-label={t('market.title')}>
      <p>{t('market.question', { country: nameOf(guess), currency: currencyOf(guess) })}</p>
      <div data-part="answers">
        <Button onClick={onSwitch}>{t('market.switch', { country: nameOf(guess) })}</Button>
        <Button variant="secondary" onClick={onKeep}>
          {t('market.keep', { country: nameOf(country) })}
        </Button>
      </div>
    </section>
  )
}
