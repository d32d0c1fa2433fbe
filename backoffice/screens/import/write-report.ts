// The report of an import as a CSV file that the browser saves.
import { download } from '../../platform/download.ts'
import type { AdminOutput } from '#api/call.ts'
import { neutralCell } from '#domain/import/cells.ts'
import type { Outcome } from '#domain/import/compare.ts'
import type { Problem } from '#domain/import/problem.ts'

type Product = AdminOutput<'admin.viewImport'>['products'][number]

type Texts = {
  readonly headings: readonly string[]
  readonly outcome: (outcome: Outcome) => string
  readonly problem: (problem: Problem) => string
  readonly kept: string
}

export function writeReport(
  fileName: string,
  products: readonly Product[],
  lost: readonly number[],
  { headings, outcome, problem, kept }: Texts,
): void {
  const rows = [
    headings,
    ...lost.map((line) => [
      String(line),
      '',
      '',
      outcome('skipped'),
      problem({ line, code: 'handle-missing', about: '' }),
    ]),
    ...products.flatMap((product) =>
      product.lines.map((line, at) => [
        String(line),
        product.key,
        product.title,
        outcome(product.skippedLines.includes(line) ? 'skipped' : product.outcome),
        [
          ...product.problems.filter((each) => each.line === line).map(problem),
          ...(product.kept && at === 0 ? [kept] : []),
        ].join('. '),
      ]),
    ),
  ]
  const cell = (text: string): string => `"${neutralCell(text).replaceAll('"', '""')}"`
  const csv = rows.map((row) => row.map(cell).join(',')).join('\n')
  download(`${fileName}.report.csv`, csv)
}
