// Sentences for the refusals of use cases that only the merchant calls.
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
  'promotion-unknown': ({ key }: Facts) => `There is no promotion '${key}'.`,
  'promotion-key-invalid': () =>
    'A key has 2 to 60 small letters, digits or hyphens: easter-treat. It does not begin with points- or voucher-.',
  'promotion-key-taken': ({ key }: Facts) => `There is a promotion '${key}' already.`,
  'percentage-invalid': () => 'A percentage is a number above 0 and up to 100.',
  'tiers-invalid': () =>
    'In --tiers each step asks for more items than the one before, and gives more. Items are 1 to 99.',
  'amount-invalid': () => 'An amount is above 0 and in at least one currency.',
  'quantity-invalid': () => '--min-items is a whole number from 1 to 99.',
  'locale-unknown': ({ locale }: Facts) =>
    `'${locale}' is not a language of the shop: ${locales.join(', ')}.`,
  'name-length': ({ locale, max }: Facts) =>
    `A name has 1 to ${max} characters; the one for '${locale}' does not.`,
  'name-missing': () => '--name is needed: what shoppers read.',
  'period-empty': () => 'It would end before it begins.',
  'usage-limit-invalid': () => '--limit is a whole number from 1 to 1000000000.',
  'usage-limit-below-uses': ({ used }: Facts) =>
    `It has been used ${used} times: the limit cannot be lower than that.`,
  'position-invalid': () => '--position is a whole number from 0 to 10000.',
  'scope-unknown': ({ keys }: Facts) => `There is no category or tag with the key ${keys}.`,
  'coupon-code-invalid': () => 'A code has 3 to 40 letters, digits or hyphens.',
  'coupon-code-taken': ({ code }: Facts) => `There is a coupon ${code} already.`,
  'refund-invalid': () => 'A refund is a whole number of minor units above 0.',
  'nothing-to-refund': (facts: Facts) =>
    `Nothing is left of the payment to pay back.${givenAsVoucher(facts)}`,
  'refund-too-high': (facts: Facts) =>
    `Only ${amountIn(facts.currency, facts.left)} are left of the payment.${givenAsVoucher(facts)}`,
  'payment-disputed': () => "The buyer's bank has reclaimed this payment: a refund would pay twice.",
  'return-decided': () => 'This return is decided already.',
  'replacement-sold-out': () => 'What is wished for is sold out: restock it, or refuse the exchange.',
  'exchange-not-waiting': () => 'This is no approved exchange that waits for its parcel.',
  'answer-missing': () => '--why needs a reason that the customer can read.',
  'issue-key-invalid': () => 'The name of an issue has up to 61 small letters, digits or hyphens.',
  'issue-text-missing': () =>
    'An issue needs a text; each language a subject of up to 150 and a text of up to 20000 characters.',
  'issue-differs': ({ key }: Facts) =>
    `The issue '${key}' was sent with other words before. A new issue needs a name of its own.`,
  'order-changed': ({ what }: Facts) =>
    `Somebody has changed the order meanwhile (${what}): look at it again.`,
  'order-under-way': () => 'The order is under way or over: it can no longer be corrected.',
  'line-not-exchangeable': () => 'Only another variant of the same product can take its place.',
  'line-dearer': () =>
    'The order would become dearer, and its payment cannot grow: place another order for what is added.',
  'line-unpaid': () =>
    'The order is not paid yet, and its payment cannot change: cancel it and place a new one.',
  'last-gift': () => 'It is the last gift of the parcel: cancel the order instead.',
  'country-fixed': () =>
    'Another country would change prices and taxes: cancel the order and place a new one.',
  'tax-would-change': () =>
    'In that state the tax on the order would be different: cancel the order and place a new one.',
  'note-invalid': ({ max }: Facts) => `A note has 1 to ${max} characters.`,
  'mail-unknown': () => 'There is no such e-mail of this order.',
  'mail-waiting': () => 'This e-mail is not sent yet.',
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
