// What an order's gift is called where two of one product must be told apart: title, options and personal text.
import { isolate } from '#messages/isolate.ts'
import { useVisit } from '../pages/visit.ts'

type NamedLine = {
  readonly title: string
  readonly optionsText: string
  readonly personalisation: string
}

/** The options and the quoted personal text; '' for a gift without either. */
export function useLineDetails(): (line: NamedLine) => string {
  const { t, locale } = useVisit()
  return ({ optionsText, personalisation }) =>
    [
      optionsText && isolate(locale, optionsText),
      personalisation && t('cart.quoted', { text: personalisation }),
    ]
      .filter(Boolean)
      .join(' · ')
}

export function useLineName(): (line: NamedLine) => string {
  const details = useLineDetails()
  return (line) => [line.title, details(line)].filter(Boolean).join(' · ')
}
