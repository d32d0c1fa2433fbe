// What an order's gift is called where two of one product must be told apart: title, options and personal text.
import { isolate } from '#messages/isolate.ts'
import { useVisit } from '../../platform/pages/visit.ts'

type NamedLine = {
  readonly title: string
  readonly optionsText: string
  readonly personalisation: string
  readonly withoutText: boolean
}

/** The options, and the quoted personal text or that there is none by choice; '' for a gift without either. */
export function useLineDetails(): (line: NamedLine) => string {
  const { t, locale } = useVisit()
  return ({ optionsText, personalisation, withoutText }) =>
    [
      optionsText && isolate(locale, optionsText),
      personalisation && t('cart.quoted', { text: personalisation }),
      withoutText && t('cart.withoutText'),
    ]
      .filter(Boolean)
      .join(' · ')
}

export function useLineName(): (line: NamedLine) => string {
  const details = useLineDetails()
  return (line) => [line.title, details(line)].filter(Boolean).join(' · ')
}
