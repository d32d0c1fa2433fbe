// Operations for the shop's settings, and for the first steps of a new shop.
import { z } from 'zod'
import { knownRedirects, knownWords } from '#catalog/text-search/known-words.ts'
import { listPages } from '#data/catalog/content.ts'
import { loadSettings, loadSetupState } from '#data/settings.ts'
import { legalPages } from '#domain/content/content-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { emptySearchTexts, readSearchRules } from '#domain/settings/search-words.ts'
import { settingNames, withStored, type SettingsRecord } from '#domain/settings/settings.ts'
import { unionThreshold } from '#domain/tax/union-threshold.ts'
import { unionSales } from '#services/invoices/export-documents.ts'
import { changeSettings, type SettingsChanges } from '#services/settings/change-settings.ts'
import type { StaffContext } from '../../context.ts'
import { settingsOperation } from '../../operation.ts'
import { localeShape, moneyShape } from '../../shapes.ts'
import { settingsChangesShape, settingsShape } from './settings-shape.ts'

const view = z.object({
  /** Version of the stored record; `admin.changeSettings` compares it. */
  version: z.int(),
  settings: settingsShape,
  /** Names of the settings that are not the environment's. */
  set: z.array(z.string()),
  /** Top categories, in the member's language. */
  categories: z.array(z.object({ key: z.string(), name: z.string() })),
  /** Names of the payment providers of the server. */
  providers: z.array(z.string()),
})

/** The stored record, not this node's copy: another node may have changed it just now. */
async function showSettings(
  { db, settings, catalog, caller, payments }: StaffContext,
  stored?: SettingsRecord,
) {
  const { version, value } = stored ?? (await loadSettings(db))!
  const all = withStored(settings, value)
  return {
    version,
    set: Object.keys(value),
    providers: payments.all.map(({ name }) => name),
    categories: catalog.taxonomy.tree(caller.locale).map(({ key, name }) => ({ key, name })),
    settings: Object.fromEntries(settingNames.map((name) => [name, all[name]])) as z.input<
      typeof settingsShape
    >,
  }
}

export const viewSettingsOperation = settingsOperation('admin.viewSettings', {
  summary: 'All settings of the shop.',
  output: view,
  run: (_input, context) => showSettings(context),
})

export const changeSettingsOperation = settingsOperation('admin.changeSettings', {
  summary: 'Changes some settings; null returns one to its default. All nodes use them within two seconds.',
  input: z.strictObject({ version: z.int(), changes: settingsChangesShape }),
  output: view,
  refusals: ['settings-invalid', 'settings-changed'],
  async run({ version, changes }, context) {
    const stored = await changeSettings(context.db, changes as SettingsChanges, context.now(), version)
    if (isRefusal(stored)) return stored
    await context.catalog.refresh()
    return showSettings(context, stored)
  },
})

export const viewSetupOperation = settingsOperation('admin.viewSetup', {
  summary: 'The first steps of a new shop, and which are done.',
  output: z.object({
    named: z.boolean(),
    seller: z.boolean(),
    sender: z.boolean(),
    look: z.boolean(),
    product: z.boolean(),
    /** Whether shoppers can pay with money; the sandbox takes none. */
    payment: z.boolean(),
    /** Whether the merchant has set shipping. */
    shipping: z.boolean(),
    /** Legal pages that are not published. */
    missingPages: z.array(z.enum(legalPages)),
  }),
  async run(_input, { db, payments, caller }) {
    const [state, pages] = await Promise.all([loadSetupState(db), listPages(db, caller.locale)])
    const written = pages.map(({ key }) => key)
    const payment = payments.all.some((each) => each.name !== 'sandbox' && each.kinds().length > 0)
    return { ...state, payment, missingPages: legalPages.filter((key) => !written.includes(key)) }
  },
})

/** The words of search that every shop knows, beside those of the merchant. */
export const listKnownWordsOperation = settingsOperation('admin.listKnownWords', {
  summary:
    'Words that the search of a language understands without settings, except those that the merchant has switched off: groups with one meaning or topic, and queries that lead to a page.',
  input: z.strictObject({ locale: localeShape }),
  output: z.object({
    groups: z.array(z.array(z.string())),
    redirects: z.array(z.object({ path: z.string(), queries: z.array(z.string()) })),
  }),
  run: async ({ locale }, { settings }) => {
    const { plain } = readSearchRules(settings.search[locale] ?? emptySearchTexts)
    return { groups: knownWords(locale, plain), redirects: knownRedirects(locale, plain) }
  },
})

/** The threshold of the European Union in the settings for taxes. */
export const taxThresholdOperation = settingsOperation('admin.viewTaxThreshold', {
  summary: 'Sales to other member states of the European Union without tax, this year and the last.',
  output: z.object({
    limit: moneyShape,
    /** null: the seller is not in the European Union. */
    years: z
      .array(z.object({ year: z.int(), sales: moneyShape, state: z.enum(['below', 'near', 'exceeded']) }))
      .nullable(),
  }),
  run: async (_input, { db, settings, now }) => ({
    limit: unionThreshold,
    years: await unionSales(db, settings, now()),
  }),
})
