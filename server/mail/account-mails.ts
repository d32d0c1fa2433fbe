// The mails about an account: the code that signs in, the welcome, and word of a changed password.
import type { Customer } from '#data/customers.ts'
import { codeMs, displayName } from '#domain/account.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { translateFor } from '#messages/load.ts'
import { renderHtml, renderText, type Part } from './layout.ts'
import type { Composed } from './order-mails.ts'

export const accountMailTemplates = ['welcome', 'password-changed'] as const
export type AccountMailTemplate = (typeof accountMailTemplates)[number]

/** The subject is read on locked screens: the code stands inside. */
export function composeCodeMail(code: string, locale: Locale): Composed {
  const t = translateFor(locale)
  return compose(locale, t('mail.code.subject'), [
    { heading: t('mail.code.heading') },
    { text: t('mail.code.text', { minutes: codeMs / 60_000 }) },
    { code },
    { text: t('mail.code.ignore') },
  ])
}

export function composeAccountMail(
  template: AccountMailTemplate,
  customer: Customer,
  publicOrigin: string,
): Composed {
  const locale: Locale = isLocale(customer.locale) ? customer.locale : 'us'
  const t = translateFor(locale)
  const center = `${publicOrigin}${locale === 'us' ? '' : `/${locale}`}/user/center`
  const name = { name: displayName(customer) }
  if (template === 'welcome')
    return compose(locale, t('mail.welcome.subject'), [
      { heading: t('mail.welcome.heading') },
      { text: t('mail.welcome.text') },
      { button: t('mail.welcome.button'), href: center },
    ])
  return compose(locale, t('mail.password.subject'), [
    { heading: t('mail.password.heading') },
    { text: t('mail.password.text', name) },
    { button: t('mail.welcome.button'), href: center },
  ])
}

function compose(locale: Locale, subject: string, parts: readonly Part[]): Composed {
  const signature = translateFor(locale)('mail.signature')
  return {
    subject,
    text: renderText(parts, signature),
    html: renderHtml(locale, subject, parts, signature),
  }
}
