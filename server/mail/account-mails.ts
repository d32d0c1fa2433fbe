// Composes account mails: codes, welcome, and security notices.
import type { Customer } from '#data/customers/customers.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { timeZones } from '#domain/calendar/calendar.ts'
import { codeLifetimeMs, displayName } from '#domain/customers/account.ts'
import type { Agent } from '#domain/customers/user-agent.ts'
import { localeOrDefault, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { formatTime, formatZone } from '#messages/format-time.ts'
import { translateFor } from '#messages/load.ts'
import type { Shop } from '#services/shop.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import { pageOrigin } from './page-origin.ts'

/** Mail with the code that confirms a new e-mail address. `code` is null where the address already has an account. */
export function composeEmailCodeMail(
  code: string | null,
  locale: Locale,
  { publicOrigin, settings }: Pick<Shop, 'publicOrigin' | 'settings'>,
): ComposedMail {
  const t = translateFor(locale)
  if (code === null)
    return composeMail(locale, t('mail.emailTaken.subject'), [
      { heading: t('mail.emailTaken.subject') },
      { text: t('mail.emailTaken.text', settings) },
      { button: t('mail.welcome.button'), href: pageAt(publicOrigin, locale, '/user/center') },
    ])
  return composeMail(locale, t('mail.emailCode.subject'), [
    { heading: t('mail.emailCode.subject') },
    { text: t('mail.emailCode.text', { minutes: codeLifetimeMs / 60_000 }) },
    { code },
    { text: t('mail.code.ignore') },
  ])
}

export type NewBrowser = { readonly agent: Agent; /** Milliseconds. */ readonly at: number }

/** Shows the time in the zone of the language's country: the customer's location is unknown. */
export function composeNewBrowserMail(
  customer: Customer,
  { agent, at }: NewBrowser,
  publicOrigin: string,
): ComposedMail {
  const locale = localeOrDefault(customer.locale)
  const t = translateFor(locale)
  const zone = timeZones[localeTable[locale].country]
  const agentNames = [agent.browser, agent.system].filter((name) => name !== '')
  return composeMail(locale, t('mail.newBrowser.subject'), [
    { heading: t('mail.newBrowser.subject') },
    { text: t('mail.newBrowser.text', { name: displayName(customer) }) },
    {
      rows: [
        [t('mail.newBrowser.browser'), agentNames.join(', ') || t('mail.newBrowser.unknown')],
        [
          t('mail.newBrowser.time'),
          t('mail.zoned', { time: formatTime(locale, at, zone), zone: formatZone(locale, at, zone) }),
        ],
      ],
    },
    { text: t('mail.newBrowser.advice') },
    { button: t('mail.newBrowser.button'), href: pageAt(publicOrigin, locale, '/user/setting#security') },
  ])
}

/** For the account's previous address. */
export function composeEmailChangedMail(customer: Customer, publicOrigin: string): ComposedMail {
  const locale = localeOrDefault(customer.locale)
  const t = translateFor(locale)
  return composeMail(locale, t('mail.emailChanged.subject'), [
    { heading: t('mail.emailChanged.subject') },
    { text: t('mail.emailChanged.text', { name: displayName(customer) }) },
    { button: t('mail.emailChanged.button'), href: pageAt(publicOrigin, locale, '/contact-us') },
  ])
}

function pageAt(publicOrigin: string, locale: Locale, path: string): string {
  return `${pageOrigin(publicOrigin, locale)}${path}`
}

/** The subject has no code: locked screens show it. */
export function composeCodeMail(code: string, locale: Locale, settings: Settings): ComposedMail {
  const t = translateFor(locale)
  return composeMail(locale, t('mail.code.subject', settings), [
    { heading: t('mail.code.heading') },
    { text: t('mail.code.text', { minutes: codeLifetimeMs / 60_000 }) },
    { code },
    { text: t('mail.code.ignore') },
  ])
}

export function composeAccountMail(
  template: JobData<'account-mail'>['template'],
  customer: Customer,
  { publicOrigin, settings }: Pick<Shop, 'publicOrigin' | 'settings'>,
): ComposedMail {
  const locale = localeOrDefault(customer.locale)
  const t = translateFor(locale)
  const center = pageAt(publicOrigin, locale, '/user/center')
  const name = { name: displayName(customer) }
  if (template === 'welcome')
    return composeMail(locale, t('mail.welcome.subject', settings), [
      { heading: t('mail.welcome.heading', settings) },
      { text: t('mail.welcome.text') },
      { button: t('mail.welcome.button'), href: center },
    ])
  return composeMail(locale, t('mail.password.subject'), [
    { heading: t('mail.password.heading') },
    { text: t('mail.password.text', name) },
    { button: t('mail.welcome.button'), href: center },
  ])
}
