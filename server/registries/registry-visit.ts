// A request of a registry's pages, and the content of its response.
import type { Input, OperationName } from '#api/call.ts'
import type { Caller } from '#api/context.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { EastAsianTypeface } from '#domain/catalog/east-asian-typeface.ts'
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Called } from '../forms/plain-checkout.ts'
import { plainIcon } from '../pages/plain-page.ts'

export type RegistryVisit = {
  readonly locale: Locale
  /** Key of the registry; `own` for the list of the owner. */
  readonly key: string
  /** Fields of the posted form. */
  readonly fields: ReadonlyMap<string, string>
  readonly isPost: boolean
  readonly isSignedIn: boolean
  readonly publicOrigin: string
  /** The shop's day. */
  readonly today: PlainDate
  readonly caller: Caller
  readonly call: <Name extends OperationName>(name: Name, input: Input<Name>) => Promise<Called<Name>>
}

export type RegistryContent = {
  /** 'Gift registries' if missing. */
  readonly title?: string
  /** The title with what belongs to it. Otherwise the title alone. */
  readonly heading?: Html
  readonly content: Html
  /** Of the owner's words. */
  readonly typeface?: EastAsianTypeface | null
  readonly status?: number
  /** Why the form was refused, as texts. */
  readonly problems?: readonly string[]
}

/** The address of a registry's page in the language of the visit. */
export function registryPath(key: string, locale: Locale, part: '' | '/edit' = ''): string {
  return `/registry/${key}${part}?lang=${locale}`
}

/** Above a title: to the page that this one belongs to. */
export function backLink(path: string, text: string, locale: Locale): Html {
  return html`<a class="back" href="${path}?lang=${locale}">${plainIcon('chevron-start')}${text}</a>`
}
