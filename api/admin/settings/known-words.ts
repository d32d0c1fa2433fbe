// The words of search that every shop knows, beside those of the merchant.
import { z } from 'zod'
import { knownWords } from '#catalog/text-search/known-words.ts'
import { locales } from '#domain/markets/locale.ts'
import { staffOperation } from '../../operation.ts'

export const listKnownWordsOperation = staffOperation({
  name: 'admin.listKnownWords',
  summary:
    'Words that the search of a language understands without settings: groups with one meaning or topic.',
  permission: 'settings',
  input: z.strictObject({ locale: z.enum(locales) }),
  output: z.object({ groups: z.array(z.array(z.string())) }),
  run: async ({ locale }) => ({ groups: knownWords(locale) }),
})
