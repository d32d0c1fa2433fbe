// Links to this page in every language and country. Each loads a new document, and the choice is stored.
import type { MouseEvent } from 'react'
import { defaultLocale, locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { localePath } from '#web/platform/pages/locale-path.ts'
import { useCountryName, useRoute, useVisit } from '#web/platform/pages/visit.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { rememberCountry, rememberLocale } from '#web/platform/remember-choice.ts'

export function Languages() {
  const { locale, country, currency, site, t, frame } = useVisit()
  const nameOf = useCountryName()
  const { path, query } = useRoute()

  function addressFor(other: Locale, extra: Record<string, string>): string {
    const search = new URLSearchParams([...query, ...Object.entries(extra)]).toString()
    return localePath(other, path) + (search && `?${search}`)
  }

  /** For browsers without scripts. `lg` marks English as chosen rather than default. `ce` keeps the
   * market, because a language must not change prices. With scripts, cookies store both. */
  function plainQuery(other: Locale): Record<string, string> {
    return {
      ...(other === defaultLocale && locale !== other && { lg: other }),
      ...(localeTable[other].country !== country && { ce: country }),
    }
  }

  function chooseLocale(event: MouseEvent<HTMLAnchorElement>, chosen: Locale): void {
    rememberLocale(chosen, site)
    rememberCountry(country, site)
    event.currentTarget.href = addressFor(chosen, {})
  }

  return (
    <>
      <Disclosure
        name="chooser"
        summary={<Choice label={t('chooser.language')} value={localeTable[locale].name} />}
      >
        <ul>
          {currentFirst(locales, (each) => each === locale).map((each) => (
            <li key={each}>
              <a
                href={addressFor(each, plainQuery(each))}
                lang={localeTable[each].tag}
                hrefLang={localeTable[each].tag}
                aria-current={each === locale ? 'true' : undefined}
                onClick={(event) => chooseLocale(event, each)}
              >
                {localeTable[each].name}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure
        name="chooser"
        summary={<Choice label={t('chooser.country', { currency })} value={nameOf(country)} />}
      >
        <ul>
          {currentFirst(frame.countries, ([each]) => each === country).map(([each, name]) => (
            <li key={each}>
              {/* `target` forces a new document: prices, dates and texts of the frame change. */}
              <a
                href={addressFor(locale, { ce: each })}
                target="_top"
                rel="nofollow"
                aria-current={each === country ? 'true' : undefined}
                onClick={() => rememberCountry(each, site)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}

function Choice({ label, value }: { label: string; value: string }) {
  return (
    <span>
      <small>{label}</small>
      <bdi>{value}</bdi>
    </span>
  )
}

function currentFirst<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean): Item[] {
  return [...items.filter(isCurrent), ...items.filter((item) => !isCurrent(item))]
}
