// The merchant's settings. Data of the shop; a missing setting has the default of the environment.
import type { OccasionChange } from '../calendar/occasion-changes.ts'
import type { Locale } from '../markets/locale.ts'
import { standardMarkets, type Country } from '../markets/market.ts'
import { sampleSeller, type Seller } from '../markets/seller.ts'
import { standardTaxSettings, type TaxSettings } from '../tax/tax-settings.ts'
import type { ShippingSettings } from '../delivery/shipping-settings.ts'
import { standardShipping, standardShippingFrom } from '../delivery/standard-shipping.ts'
import type { InvoiceTerms } from '../orders/pay-on-invoice.ts'
import type { PaymentKind } from '../orders/payment-kinds.ts'
import type { PaymentMarkets } from '../orders/payment-markets.ts'
import type { BankAccount } from './bank-account.ts'
import type { HomeSection, MenuLink } from './content.ts'
import type { PriceSettings } from './derived-price.ts'
import type { SearchWords } from './search-words.ts'
import type { Theme } from './theme.ts'

export type Settings = {
  readonly shopName: string
  readonly seller: Seller
  /** Sender of all mails: `Name <address>`. */
  readonly sender: string
  /** Container of Google Tag Manager; '' for none. */
  readonly tagManagerId: string
  /** The fallback of all texts. */
  readonly homeLocale: Locale
  /** Countries of sale. */
  readonly markets: readonly Country[]
  readonly prices: PriceSettings
  readonly tax: TaxSettings
  readonly shipping: ShippingSettings
  /** Account for bank transfers; null: none is offered. */
  readonly transfer: BankAccount | null
  /** Terms of pay on invoice; null: it is not offered. */
  readonly invoice: InvoiceTerms | null
  /** Markets of each payment provider; one without an entry is offered in all of them. */
  readonly paymentMarkets: PaymentMarkets
  /** Payment methods that are switched on at Stripe. */
  readonly stripeKinds: readonly PaymentKind[]
  /** Days from the delivery in which anything may be sent back. */
  readonly returnDays: number
  /** The shop pays the postage of every return. Otherwise it does so only for its own faults. */
  readonly freeReturns: boolean
  /** Fewer items than this are shown as 'only a few left'. */
  readonly lowStockBelow: number
  /** The writer of a review reads the shop's answer in a mail. */
  readonly answerMails: boolean
  /** Working days in which messages are answered; 0: the contact page does not say. */
  readonly answerDays: number
  /** null: the colours of the style sheet, which change with the season. */
  readonly theme: Theme | null
  /** null: the shop's name as text. */
  readonly logo: Logo | null
  /** Keys of top categories in the order of the menu; null: all, those of the next occasions first. */
  readonly headerMenu: readonly string[] | null
  /** Links to pages about the shop; null: those of the sample shop. */
  readonly footerMenu: readonly MenuLink[] | null
  /** null: all sections of the catalogue. */
  readonly home: readonly HomeSection[] | null
  readonly search: SearchWords
  /** The merchant's changes of the gift year. */
  readonly occasions: readonly OccasionChange[]
}

/** A stored picture. */
export type Logo = { readonly name: string; readonly width: number; readonly height: number }

export type StoredSettings = { readonly [Name in keyof Settings]?: Settings[Name] }

export type SettingsRecord = { readonly version: number; readonly value: StoredSettings }
export const sampleSettings: Settings = {
  shopName: 'Posy',
  seller: sampleSeller,
  sender: `Posy <${sampleSeller.email}>`,
  tagManagerId: '',
  homeLocale: 'us',
  markets: standardMarkets,
  prices: { base: 'EUR', rates: {} },
  tax: standardTaxSettings,
  shipping: standardShipping,
  transfer: null,
  invoice: null,
  paymentMarkets: {},
  stripeKinds: ['cards'],
  returnDays: 99,
  freeReturns: false,
  lowStockBelow: 6,
  answerMails: true,
  answerDays: 1,
  theme: null,
  logo: null,
  headerMenu: null,
  footerMenu: null,
  home: null,
  search: {},
  occasions: [],
}

/** The defaults with what is stored. Without stored shipping, parcels leave from the seller's country. */
export function withStored(defaults: Settings, stored: StoredSettings): Settings {
  const settings = { ...defaults, ...stored }
  return { ...settings, shipping: stored.shipping ?? standardShippingFrom(settings.seller.country) }
}

/** A merchant's own shop has another name. */
export function isSampleShop({ shopName }: Pick<Settings, 'shopName'>): boolean {
  return shopName === sampleSettings.shopName
}

export const settingNames = Object.keys(sampleSettings) as (keyof Settings)[]
