// Sentences for refusals that name options or other commands. The others have the text of the shop.
import { refusalText } from '#api/refusal-text.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { locales } from '#domain/markets/locale.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { priorPriceDays } from '#domain/pricing/prior-price.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import {
  type SettingsProblem,
  maxLowStock,
  maxNameLength,
  maxSellerLines,
  maxAnswerDays,
  returnDaysRange,
} from '#domain/settings/check-settings.ts'
import { minContrast } from '#domain/settings/theme.ts'
import { formatMoney } from '#messages/format.ts'
import { CommandProblem } from './command.ts'

type Facts = NonNullable<Refusal['facts']>
type Fields = NonNullable<Refusal['fields']>

const sentences = {
  'price-invalid': () => 'A price is a whole number of minor units, 0 or more.',
  'sku-unknown': ({ sku }: Facts) => `There is no variant with the SKU '${sku}'.`,
  'price-never-set': ({ sku, currency }: Facts) =>
    `${sku} had no price in ${currency} before: what was never asked cannot be reduced.`,
  'price-not-reduced': ({ sku, currency, lowest }: Facts) =>
    `That is no reduction: within the last ${priorPriceDays} days ${sku} cost ${amountIn(currency, lowest)}. Without --reduced the price is set and nothing is struck through.`,
  'stock-invalid': ({ max }: Facts) => `The quantity is a whole number from 0 to ${max}.`,
  'review-unknown': ({ id }: Facts) => `There is no review '${id}': \`review list\` shows them.`,
  'coupon-changed': () => 'Somebody else has changed the coupon meanwhile.',
  'promotion-changed': () => 'Somebody else has changed the promotion meanwhile.',
  'promotion-key-invalid': () =>
    'A key has 2 to 60 small letters, digits or hyphens: easter-treat. It does not begin with points- or voucher-.',
  'tiers-invalid': () =>
    'In --tiers each step asks for more items than the one before, and gives more. Items are 1 to 99.',
  'quantity-invalid': () => '--min-items is a whole number from 1 to 99.',
  'locale-unknown': ({ locale }: Facts) =>
    `'${locale}' is not a language of the shop: ${locales.join(', ')}.`,
  'name-length': ({ locale, max }: Facts) =>
    `A name has 1 to ${max} characters; the one for '${locale}' does not.`,
  'name-missing': () => '--name is needed: what shoppers read.',
  'usage-limit-invalid': () => '--limit is a whole number from 1 to 1000000000.',
  'position-invalid': () => '--position is a whole number from 0 to 10000.',
  'nothing-to-refund': (facts: Facts) =>
    `Nothing is left of the payment to pay back.${givenAsVoucher(facts)}`,
  'refund-too-high': (facts: Facts) =>
    `Only ${amountIn(facts.currency, facts.left)} are left of the payment.${givenAsVoucher(facts)}`,
  'answer-missing': () => '--why needs a reason that the customer can read.',
  'order-changed': ({ what }: Facts) =>
    `Somebody has changed the order meanwhile (${what}): look at it again.`,
  'settings-changed': () =>
    'Somebody else has changed the settings: `settings show` prints the present ones.',
  'settings-invalid': (_: Facts, fields: Fields) =>
    Object.entries(fields)
      .map(([field, problem]) => `${field} ${settingProblems[problem as SettingsProblem]}`)
      .join('\n'),
  'import-unknown': () => 'There is no such import: `import list` shows them.',
  'import-busy': () => 'This import is running, or it has ended already.',
  'shop-not-empty': () =>
    'This shop has products, orders or customers: a backup is restored into an empty one only. Set another DATA_DIR or DATABASE_URL.',
  'backup-unreadable': () => 'The file is not a backup of a shop, or it is damaged.',
  'backup-newer': ({ migration }: Facts) =>
    `The backup was written by a newer release (it has ${migration}): restore it with that release.`,
  'period-invalid': () => 'A period is a year or a month: 2026 or 2026-11.',
  'job-unknown': ({ id }: Facts) => `There is no failed job '${id}': \`job list\` shows them.`,
} as const satisfies Record<string, (facts: Facts, fields: Fields) => string>

type MerchantRefusal = keyof typeof sentences

/** The result of a use case. Throws CommandProblem with the sentence of a refusal. */
export function resultOf<T>(outcome: T | Refusal<MerchantRefusal | RefusalCode>): T {
  if (!isRefusal(outcome)) return outcome
  const { refused, facts = {}, fields = {} } = outcome
  throw new CommandProblem(
    refused in sentences
      ? sentences[refused as MerchantRefusal](facts, fields)
      : refusalText('us', refused, facts),
  )
}

function givenAsVoucher({ currency, vouchers }: Facts): string {
  if (!vouchers) return ''
  return ` ${amountIn(currency, vouchers)} were given as a voucher: \`coupon end\` ends an unused one, to refund it too.`
}

function amountIn(currency: Facts[string] | undefined, minor: Facts[string] | undefined): string {
  if (typeof currency !== 'string' || !isCurrency(currency)) return String(minor)
  return formatMoney('us', money(Number(minor), currency))
}

/** Sentences for the problems of settings; each follows the name of a field. */
const settingProblems: Readonly<Record<SettingsProblem, string>> = {
  'setting-length': `is empty, too long or has characters that cannot be printed. A name has up to ${maxNameLength} characters, an address 3 to ${maxSellerLines} lines.`,
  'setting-email': 'is not an e-mail address.',
  'setting-sender': 'is not one sender: Name <address>.',
  'setting-vat-id': 'is not a tax number like DE123456788.',
  'setting-tag-manager': 'is not the id of a container like GTM-ABC1234.',
  'setting-locale': 'is not a language of the shop.',
  'setting-country': 'is not a country of the shop.',
  'setting-market-missing': 'is empty: a shop sells somewhere.',
  'setting-market-rate': 'is missing: without it, products have no price in one of the markets.',
  'setting-rate': 'is not a rate: {"base":"EUR","rates":{"USD":{"rate":1.08,"rounding":"ninety-nine"}}}.',
  'setting-sales-tax': 'is not a state with a rate in basis points from 0 to 1500: {"CA":725}.',
  'setting-colour': 'is not a colour like #94394a.',
  'setting-contrast': `is hard to read: the contrast is below ${minContrast}.`,
  'setting-path': 'is not a path of the shop like /rich/about.',
  'setting-iban':
    'is not an IBAN. An account is {"holder":"Posy Gifts GmbH","iban":"DE89370400440532013000","bic":"","currency":"EUR","days":7}.',
  'setting-bic': 'is not a BIC like DEUTDEFF; leave it empty where the country needs none.',
  'setting-search-line':
    'has a line that cannot be read. {"us":{"synonyms":"mug, cup\\n- toy","redirects":"shipping = /rich/delivery","first":"birthday = name-mug"}}.',
  'setting-date-rule':
    'is not a rule of days like 12-25, sunday 05-08, easter-2, table ramadan or 06-01..06-30.',
  'setting-time-zone': 'is not a time zone like Europe/Berlin.',
  'setting-zone-twice': 'has a country that is in another zone too.',
  'setting-weights': 'are not limits in grams that ascend: [1000,2000,5000].',
  'setting-picture': 'is not a stored picture.',
  'setting-number': `is out of range: returnDays ${returnDaysRange.min} to ${returnDaysRange.max}, lowStockBelow 0 to ${maxLowStock}, answerDays 0 to ${maxAnswerDays}; amounts are whole minor units, days whole numbers.`,
}
