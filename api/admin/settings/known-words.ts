// The words of search that every shop knows, beside those of the merchant.
import { z } from 'zod'
import { knownRedirects, knownWords } from '#catalog/text-search/known-words.ts'
import { locales } from '#domain/markets/locale.ts'
import { emptySearchTexts, readSearchRules } from '#domain/settings/search-words.ts'
import { staffOperation } from '../../operation.ts'

export const listKnownWordsOperation = staffOperation({
  name: 'admin.listKnownWords',
  summary:
    'Words that the search of a language understands without settings, except those that the merchant has switched off: groups with one meaning or topic, and queries that lead to a page.',
  permission: 'settings',
  input: z.strictObject({ locale: z.enum(locales) }),
  output: z.object({
    groups: z.array(z.array(z.string())),
    redirects: z.array(z.object({ path: z.string(), queries: z.array(z.string()) })),
  }),
  run: async ({ locale }, { settings }) => {
    const { plain } = readSearchRules(settings.search[locale] ?? emptySearchTexts)
    return { groups: knownWords(locale, plain), redirects: knownRedirects(locale, plain) }
  },
})
