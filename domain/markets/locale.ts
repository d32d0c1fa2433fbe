// The interface languages. English is `us` in requests and addresses. `tag` is the full BCP 47 tag for <html lang>,
// hreflang and Intl. A new language needs a line here and a folder in messages/: see docs/add-a-language.md.

type LocaleFacts = {
  readonly tag: string
  /** Default market of its readers, from domain/markets/market.ts. */
  readonly country: string
  readonly name: string
  readonly direction?: 'rtl'
}

export const localeTable = {
  us: { tag: 'en-US', country: 'US', name: 'English' },
  zh: { tag: 'zh-Hans-CN', country: 'CN', name: '简体中文' },
  ja: { tag: 'ja-JP', country: 'JP', name: '日本語' },
  ar: { tag: 'ar-AE', country: 'AE', name: 'العربية', direction: 'rtl' },
  fr: { tag: 'fr-FR', country: 'FR', name: 'Français' },
  pt: { tag: 'pt-PT', country: 'PT', name: 'Português' },
  it: { tag: 'it-IT', country: 'IT', name: 'Italiano' },
  es: { tag: 'es-ES', country: 'ES', name: 'Español' },
  de: { tag: 'de-DE', country: 'DE', name: 'Deutsch' },
  pl: { tag: 'pl-PL', country: 'PL', name: 'Polski' },
  nl: { tag: 'nl-NL', country: 'NL', name: 'Nederlands' },
  sv: { tag: 'sv-SE', country: 'SE', name: 'Svenska' },
  da: { tag: 'da-DK', country: 'DK', name: 'Dansk' },
  fi: { tag: 'fi-FI', country: 'FI', name: 'Suomi' },
  cs: { tag: 'cs-CZ', country: 'CZ', name: 'Čeština' },
} as const satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof localeTable

export const locales = Object.keys(localeTable) as Locale[]
export const defaultLocale: Locale = 'us'

/** `hreflang` values of a locale: the full tag, and the language alone, for its readers in other countries. */
export function alternateTags(locale: Locale): string[] {
  const { tag } = localeTable[locale]
  const [language = tag] = tag.split('-')
  return [...new Set([tag, language])]
}

/** The text of a language, else of the shop's home language, else any. */
export function inLanguage<T>(
  texts: { readonly [Name in Locale]?: T },
  locale: Locale,
  home: Locale,
): T | undefined {
  return texts[locale] ?? texts[home] ?? Object.values(texts)[0]
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(localeTable, value)
}

/** For stored and sent names, which may not be a language of the shop. */
export function localeOrDefault(name: unknown): Locale {
  return isLocale(name) ? name : defaultLocale
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const facts: LocaleFacts = localeTable[locale]
  return facts.direction ?? 'ltr'
}

/** Locales for a language tag: by exact tag and by base language. English is `us`. */
function localeForTag(tag: string): { exact?: Locale; base?: Locale } {
  const lowerCase = tag.trim().toLowerCase()
  const language = lowerCase.split('-')[0] ?? ''
  const exact = locales.find(
    (locale) => localeTable[locale].tag.toLowerCase() === lowerCase || locale === lowerCase,
  )
  const base = language === 'en' ? 'us' : locales.find((locale) => locale === language)
  return { ...(exact && { exact }), ...(base && { base }) }
}

/**
 * The saved locale, else the first requested tag that matches exactly or by base language, else the home language.
 * Without any request, as from search engines, the language of addresses without a prefix.
 */
export function chooseLocale(
  saved: string | undefined,
  requestedTags: readonly string[],
  home: Locale = defaultLocale,
): Locale {
  if (isLocale(saved)) return saved
  for (const tag of requestedTags) {
    const { exact, base } = localeForTag(tag)
    if (exact ?? base) return (exact ?? base)!
  }
  return requestedTags.length > 0 ? home : defaultLocale
}

/** Tags of an `Accept-Language` header, best first; `q=0` and `*` are omitted. */
export function acceptedTags(header: string | undefined): string[] {
  if (!header) return []
  return header
    .slice(0, 500)
    .split(',')
    .map((part, at) => {
      const [tag = '', ...rest] = part.trim().split(';')
      const q = rest.map((r) => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(Boolean)
      return { tag: tag.trim(), q: q === undefined ? 1 : Number(q), at }
    })
    .filter(({ tag, q }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && q > 0)
    .sort((a, b) => b.q - a.q || a.at - b.at)
    .map(({ tag }) => tag)
}
