// Checks settings before they are stored. A refusal names each field with its problem.
import { listedOccasions, unreadableRules } from '../calendar/occasion-changes.ts'
import { isProductKey } from '../catalog/product-key.ts'
import { checkShipping, type ShippingProblem } from '../delivery/check-shipping.ts'
import { isLocale } from '../markets/locale.ts'
import { isCountry, currencyOf } from '../markets/market.ts'
import { maxSellerDetails, vatIdPattern } from '../markets/seller.ts'
import { checkInvoiceTerms } from '../orders/pay-on-invoice.ts'
import { arePaymentMarkets } from '../orders/payment-markets.ts'
import { isCurrency, type Currency } from '../pricing/money.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { stateRates } from '../tax/sales-tax.ts'
import { hasForbiddenCharacters, isLine } from '../text.ts'
import { isWhole } from '../whole-number.ts'
import { checkBankAccount } from './bank-account.ts'
import { isOwnPath, type HomeSection, type MenuLink, type Texts } from './content.ts'
import { roundings } from './derived-price.ts'
import { maxSearchText, unreadableLines, type SearchWords } from './search-words.ts'
import type { Logo, Settings, StoredSettings } from './settings.ts'
import { contrastsOf, isColour, minContrast, type Theme } from './theme.ts'

export const maxNameLength = 60
export const maxSellerLines = 8
/** The withdrawal period of the European Union, and a year. */
export const returnDaysRange = { min: 14, max: 365 } as const
export const maxLowStock = 1_000
export const maxAnswerDays = 30
const maxLinks = 30

export type SettingsProblem =
  | 'setting-length'
  | 'setting-email'
  | 'setting-sender'
  | 'setting-vat-id'
  | 'setting-tag-manager'
  | 'setting-locale'
  | 'setting-country'
  | 'setting-market-missing'
  | 'setting-market-rate'
  | 'setting-rate'
  | 'setting-number'
  | 'setting-sales-tax'
  | 'setting-colour'
  | 'setting-contrast'
  | 'setting-picture'
  | 'setting-path'
  | 'setting-iban'
  | 'setting-bic'
  | 'setting-search-line'
  | 'setting-date-rule'
  | ShippingProblem

type Problems = Record<string, SettingsProblem>

const checks: { readonly [Name in keyof Settings]: (value: Settings[Name]) => Problems } = {
  shopName: (name) => (isLine(name, maxNameLength) ? {} : { shopName: 'setting-length' }),
  seller: checkSeller,
  sender: (sender) => (isSender(sender) ? {} : { sender: 'setting-sender' }),
  tagManagerId: (id) =>
    id === '' || /^GTM-[A-Z0-9]{4,12}$/.test(id) ? {} : { tagManagerId: 'setting-tag-manager' },
  homeLocale: (locale) => (isLocale(locale) ? {} : { homeLocale: 'setting-locale' }),
  markets(markets) {
    if (markets.length === 0) return { markets: 'setting-market-missing' }
    return markets.every(isCountry) ? {} : { markets: 'setting-country' }
  },
  prices: checkPrices,
  tax: checkTax,
  shipping: checkShipping,
  transfer: (account) => (account ? checkBankAccount(account) : {}),
  invoice: (terms) => (terms ? checkInvoiceTerms(terms) : {}),
  paymentMarkets: (markets) => (arePaymentMarkets(markets) ? {} : { paymentMarkets: 'setting-country' }),
  stripeKinds: (kinds) => (kinds.length > 0 ? {} : { stripeKinds: 'setting-length' }),
  returnDays: (days) =>
    isWhole(days, returnDaysRange.min, returnDaysRange.max) ? {} : { returnDays: 'setting-number' },
  freeReturns: () => ({}),
  lowStockBelow: (count) => (isWhole(count, 0, maxLowStock) ? {} : { lowStockBelow: 'setting-number' }),
  answerMails: () => ({}),
  answerDays: (days) => (isWhole(days, 0, maxAnswerDays) ? {} : { answerDays: 'setting-number' }),
  theme: (theme) => (theme ? checkTheme(theme) : {}),
  headerMenu: (keys) => (!keys || keys.length <= maxLinks ? {} : { headerMenu: 'setting-length' }),
  footerMenu: (links) => checkLinks(links ?? []),
  home: (sections) => checkHome(sections ?? []),
  search: checkSearch,
  occasions: checkOccasions,
  logo: (logo) => (logo === null || isPicture(logo) ? {} : { logo: 'setting-picture' }),
}

/** Null: all of them can be stored. Fields are paths: `seller.email`, `prices.rates.USD`. */
export function checkSettings(changes: StoredSettings): Refusal<'settings-invalid'> | null {
  const fields: Problems = {}
  for (const name of Object.keys(changes) as (keyof Settings)[])
    Object.assign(fields, checkOne(name, changes))
  return Object.keys(fields).length > 0 ? refuse('settings-invalid', { fields }) : null
}

function checkOne<Name extends keyof Settings>(name: Name, changes: StoredSettings): Problems {
  const value = changes[name]
  return value === undefined ? {} : checks[name](value as Settings[Name])
}

function checkSeller({ lines, country, email, vatId, details = [] }: Settings['seller']): Problems {
  const isAddress =
    lines.length >= 3 && lines.length <= maxSellerLines && lines.every((line) => isLine(line, 100))
  return {
    ...(!isAddress && { 'seller.lines': 'setting-length' }),
    ...(!isCountry(country) && { 'seller.country': 'setting-country' }),
    ...(!isEmail(email) && { 'seller.email': 'setting-email' }),
    ...(vatId !== null && !vatIdPattern.test(vatId) && { 'seller.vatId': 'setting-vat-id' }),
    ...((details.length > maxSellerDetails || !details.every((line) => isLine(line, 200))) && {
      'seller.details': 'setting-length',
    }),
  }
}

function checkPrices({ base, rates }: Settings['prices']): Problems {
  const problems: Problems = isCurrency(base) ? {} : { 'prices.base': 'setting-rate' }
  for (const [currency, { rate, rounding }] of Object.entries(rates))
    if (
      !isCurrency(currency) ||
      currency === base ||
      !(rate >= 0.000_1 && rate <= 1_000_000) ||
      !Object.hasOwn(roundings, rounding)
    )
      problems[`prices.rates.${currency}`] = 'setting-rate'
  return problems
}

/** The highest rates with all local additions are below 15 %. */
const maxSalesTax = 1_500

function checkTax({ salesTax }: Settings['tax']): Problems {
  const wrong = Object.entries(salesTax).filter(
    ([state, rate]) => !Object.hasOwn(stateRates, state) || !(rate >= 0 && rate <= maxSalesTax),
  )
  return Object.fromEntries(wrong.map(([state]) => [`tax.salesTax.${state}`, 'setting-sales-tax']))
}

function checkTheme(theme: Theme): Problems {
  const { accent, paper } = theme
  if (!isColour(accent)) return { 'theme.accent': 'setting-colour' }
  if (!isColour(paper)) return { 'theme.paper': 'setting-colour' }
  const contrasts = contrastsOf(theme)
  return {
    ...(Math.min(contrasts.accent, contrasts.button) < minContrast && {
      'theme.accent': 'setting-contrast',
    }),
    ...(contrasts.text < minContrast && { 'theme.paper': 'setting-contrast' }),
  }
}

function checkLinks(links: readonly MenuLink[]): Problems {
  const problems: Problems = links.length > maxLinks ? { footerMenu: 'setting-length' } : {}
  for (const [at, { path, texts }] of links.entries()) {
    if (!isOwnPath(path)) problems[`footerMenu.${at}.path`] = 'setting-path'
    if (!hasTexts(texts, maxNameLength)) problems[`footerMenu.${at}.text`] = 'setting-length'
  }
  return problems
}

function checkHome(sections: readonly HomeSection[]): Problems {
  const problems: Problems = sections.length > maxLinks ? { home: 'setting-length' } : {}
  for (const [at, section] of sections.entries()) {
    if (section.kind !== 'banner') continue
    const { path, title, text, button, picture } = section
    if (!isOwnPath(path)) problems[`home.${at}.path`] = 'setting-path'
    if (!hasTexts(title, 100)) problems[`home.${at}.title`] = 'setting-length'
    if (!hasTexts(text, 500)) problems[`home.${at}.text`] = 'setting-length'
    if (!hasTexts(button, maxNameLength)) problems[`home.${at}.button`] = 'setting-length'
    if (picture && !isPicture(picture)) problems[`home.${at}.picture`] = 'setting-picture'
  }
  return problems
}

function checkSearch(search: SearchWords): Problems {
  const problems: Problems = {}
  for (const [locale, texts] of Object.entries(search)) {
    if (!isLocale(locale)) problems[`search.${locale}`] = 'setting-locale'
    for (const [field, text] of Object.entries(texts))
      if (text.length > maxSearchText) problems[`search.${locale}.${field}`] = 'setting-length'
    for (const line of unreadableLines(texts)) problems[`search.${locale}.${line}`] = 'setting-search-line'
  }
  return problems
}

const maxOccasions = 200

function checkOccasions(changes: Settings['occasions']): Problems {
  const problems: Problems = changes.length > maxOccasions ? { occasions: 'setting-length' } : {}
  const listed = new Set(listedOccasions.map(({ key }) => key))
  for (const change of changes) {
    const { key, category, texts } = change
    const path = `occasions.${key}`
    if (!isProductKey(key)) problems[path] = 'setting-length'
    if (!isProductKey(category)) problems[`${path}.category`] = 'setting-length'
    const named = Object.values(texts)
    const isNamed = named.every(({ name }) => isLine(name, 60)) && (named.length > 0 || listed.has(key))
    if (!isNamed) problems[`${path}.name`] = 'setting-length'
    for (const { title, text } of named)
      if (!isLineOrEmpty(title, 100) || !isLineOrEmpty(text, 500)) problems[`${path}.text`] = 'setting-length'
    for (const country of unreadableRules(change)) problems[`${path}.${country}`] = 'setting-date-rule'
  }
  return problems
}

function isLineOrEmpty(text: string, maxLength: number): boolean {
  return text === '' || isLine(text, maxLength)
}

/** At least one language, each with a line of text. */
function hasTexts(texts: Texts, maxLength: number): boolean {
  const all = Object.entries(texts)
  return all.length > 0 && all.every(([locale, text]) => isLocale(locale) && isLine(text, maxLength))
}

function isPicture({ name, width, height }: Logo): boolean {
  return /^[a-z0-9][a-z0-9-]{0,119}$/.test(name) && isWhole(width, 1, 20_000) && isWhole(height, 1, 20_000)
}

/** As strict as mail headers need: one address, no list, no comment, no line break. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text)
}

function isSender(text: string): boolean {
  const [, address] = /^[^<>,;:@"]{0,60}<([^<>]+)>$/.exec(text) ?? []
  return isLine(text, 320) && !hasForbiddenCharacters(text) && isEmail(address ?? text)
}

type Priced = Pick<Settings, 'markets' | 'prices'>

/** Currencies of markets that a change switches on without an exchange rate. */
export function currenciesWithoutRate(
  { markets: earlier }: Pick<Priced, 'markets'>,
  { markets, prices: { base, rates } }: Priced,
): Currency[] {
  const added = markets.filter((market) => !earlier.includes(market)).map(currencyOf)
  return [...new Set(added)].filter((currency) => currency !== base && !rates[currency])
}
