// Every language and country, as links to this same page: each is a whole new document, and a choice is remembered.
import type { MouseEvent } from 'react'
import { defaultLocale, locales, localeTable, type Locale } from '#domain/locale.ts'
import { localePath } from '../pages/locale-path.ts'
import { useRoute, useVisit } from '../pages/visit.ts'
import { rememberCountry, rememberLocale } from './remember-choice.ts'

export function Languages() {
  const { locale, country, currency, site, t, frame } = useVisit()
  const { path, query } = useRoute()

  function addressFor(other: Locale, extra: Record<string, string>): string {
    const search = new URLSearchParams([...query, ...Object.entries(extra)]).toString()
    return localePath(other, path) + (search && `?${search}`)
  }

  /**
   * For browsers without scripts: `lg` says that English is a choice and not an absence of one, and `ce` keeps the
   * market, since a language must not change prices. With scripts the cookies say both.
   */
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
      <p>{t('chooser.language')}</p>
      <ul data-part="languages">
        {locales.map((each) => (
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
      <p>{t('chooser.country', { currency })}</p>
      <ul data-part="countries">
        {frame.countries.map(([each, name]) => (
          <li key={each}>
            {/* The target makes it a new document: prices, dates and texts of the frame change with it. */}
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
    </>
  )
}
