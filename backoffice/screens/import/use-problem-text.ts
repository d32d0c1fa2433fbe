// The text of an import problem in the reader's language.
import type { Problem } from '#domain/import/problem.ts'
import type { MessageKey } from '#messages/translator.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { missingColumns, problemGroups } from './problem-groups.ts'

export function useProblemText(): (problem: Problem) => string {
  const t = useTranslate()
  // Some of the texts show what the problem is about.
  const translate = t as (key: MessageKey, args: object) => string
  return ({ code, about }) =>
    translate(`admin.import.problem.${problemGroups[code]}`, {
      about: about || (missingColumns[code] ?? ''),
    }).trim()
}
