// The texts of the shop as a file for a translator.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#data/database.ts'
import { locales } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Languages } from '#services/translation/translated-records.ts'
import {
  exportTranslations,
  importTranslations,
  rowOutcomes,
  type RowOutcome,
} from '#services/translation/translation-file.ts'
import { CommandProblem, oneOf, textOption, type Command, type Invocation } from '../command.ts'
import { homeLocale } from '../current-settings.ts'
import { openFile } from '../import/import-products.ts'
import { sentenceOfFile } from '../import/import-sentences.ts'

const language = { type: 'string', about: 'The language of the translations.', required: true } as const

const sentences: Readonly<Record<RowOutcome, (count: number, dryRun: boolean) => string>> = {
  changed: (count, dryRun) => `${count} texts ${dryRun ? 'would be' : 'are'} changed.`,
  unchanged: (count) => `${count} texts are stored already.`,
  empty: (count) => `${count} rows have no translation.`,
  'record-unknown': (count) => `${count} rows name nothing that the shop has`,
  'field-unknown': (count) => `${count} rows name a text that does not exist in the home language`,
  repeated: (count) => `${count} rows repeat an earlier one`,
  'source-changed': (count) => `${count} rows translate a text that has changed since`,
  invalid: (count) => `${count} rows are too long or have characters that the shop does not accept`,
}

export const translationCommands: readonly Command[] = [
  {
    usage: 'translation export <file>',
    about: 'Writes all texts of products, categories, tags and pages with their translation to a CSV file.',
    options: { language },
    async run(db, invocation) {
      const [file = ''] = invocation.args
      const languages = await readLanguages(db, invocation)
      await pipeline(Readable.from(exportTranslations(db, languages)), createWriteStream(file))
      return { text: `The texts are in ${file}.`, json: { file, ...languages } }
    },
  },
  {
    usage: 'translation import <file>',
    about: 'Reads translations from such a file; without --write it only says what would change.',
    options: { language, write: { type: 'boolean', about: 'Writes the translations.' } },
    async run(db, invocation) {
      const { source } = await openFile(invocation.args[0] ?? '')
      const dryRun = invocation.options['write'] !== true
      const languages = await readLanguages(db, invocation)
      const report = await importTranslations(db, source, { ...languages, dryRun }, invocation.now)
      if (isRefusal(report)) throw new CommandProblem(`Nothing is imported. ${sentenceOfFile(report)}`)
      const lines = rowOutcomes.map(
        (outcome) =>
          [outcome, [...report].filter(([, each]) => each === outcome).map(([line]) => line)] as const,
      )
      const text = lines.flatMap(([outcome, numbers]) =>
        numbers.length === 0 ? [] : [sentences[outcome](numbers.length, dryRun) + linesOf(outcome, numbers)],
      )
      const alarm = lines.some(([outcome, numbers]) => !isFine(outcome) && numbers.length > 0)
      return { text: text.join('\n') || 'The file has no texts.', json: Object.fromEntries(lines), alarm }
    },
  },
]

function isFine(outcome: RowOutcome): boolean {
  return outcome === 'changed' || outcome === 'unchanged' || outcome === 'empty'
}

function linesOf(outcome: RowOutcome, lines: readonly number[]): string {
  return isFine(outcome) ? '' : `: lines ${lines.join(', ')}.`
}

async function readLanguages(db: Db, invocation: Invocation): Promise<Languages> {
  const home = await homeLocale(db)
  const others = locales.filter((each) => each !== home)
  return {
    home,
    locale: oneOf(textOption(invocation, 'language') ?? '', others, 'a language to translate to'),
  }
}
