// Sentences for the problems of settings; each follows the name of a field.
import { minContrast } from '#domain/settings/theme.ts'
import {
  maxLowStock,
  maxNameLength,
  maxSellerLines,
  returnDaysRange,
  type SettingsProblem,
} from '#domain/settings/check-settings.ts'

export const settingProblems: Readonly<Record<SettingsProblem, string>> = {
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
  'setting-number': `is out of range: returnDays ${returnDaysRange.min} to ${returnDaysRange.max}, lowStockBelow 0 to ${maxLowStock}; amounts are whole minor units, days whole numbers.`,
}
