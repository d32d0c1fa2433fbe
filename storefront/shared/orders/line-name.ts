// Name of an order line: title, options and personalisation, to distinguish two lines of one product.
import { isolate } from '#messages/isolate.ts'
import { useVisit } from '#web/platform/pages/visit.ts'

type NamedLine = {
  readonly title: string
  readonly optionsText: string
  readonly personalisation: string
  readonly withoutText: boolean
}

/** The options, and the quoted personalisation or the note that the buyer chose none. */
export function useLineFacts(): (line: NamedLine) => string[] {
  const { t, locale } = useVisit()
  return ({ optionsText, personalisation, withoutText }) =>
    [
      optionsText && isolate(locale, optionsText),
      personalisation && t('cart.quoted', { text: personalisation }),
      withoutText ? t('cart.withoutText') : '',
    ].filter(Boolean)
}

/** No line begins with it. */
const factSeparator = '\u00A0· '

/** '' for a line without facts. A Japanese quotation mark separates enough. */
export function useLineDetails(): (line: NamedLine) => string {
  const facts = useLineFacts()
  return (line) => facts(line).join(factSeparator).replace(`${factSeparator}「`, '「')
}

export function useLineName(): (line: NamedLine) => string {
  const details = useLineDetails()
  return (line) => [line.title, details(line)].filter(Boolean).join(' · ')
}
