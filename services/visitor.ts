// The visitor for whom a use case runs, and the customer if the visitor is signed in.
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Shop } from './shop.ts'

/** `session` is the visitor's handle and proves nothing. `ip` is the client's real address. */
export type Visitor = {
  readonly session: string
  readonly locale: Locale
  readonly country: Country
  readonly ip: string
  /** A self-declared robot or a prefetched page; its views are not counted. */
  readonly isRobot?: boolean
  /** Value of the sign-in cookie; identifies a customer while its session is valid. */
  readonly token?: string
  /** Value of a second cookie that survives signing out. It identifies a known browser. */
  readonly browser?: string
  /** The User-Agent header. */
  readonly agent?: string
}
export type SignedIn = {
  readonly id: string
  readonly email: string
  readonly tokenHash: string
  /** When the customer last proved e-mail or password. */
  readonly provenAt: number
}

/** Session data for the browser's cookies. `seconds` is the lifetime; null: until the browser closes. */
export type NewSession = {
  readonly token: string
  readonly seconds: number | null
  /** New value of the known-browser cookie; null leaves the cookie unchanged. */
  readonly browser: string | null
}

export type VisitorContext = Shop & { readonly caller: Visitor; readonly customer: SignedIn | null }

export type CustomerContext = VisitorContext & { readonly customer: SignedIn }
