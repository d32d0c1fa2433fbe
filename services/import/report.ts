// The report of a run: what happened to every row of the file, as CSV.
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '#data/database.ts'
import { listFailedPictures } from '#data/import/import-pictures.ts'
import { listRunProducts, type ImportRun } from '#data/import/import-runs.ts'
import { neutralCell } from '#domain/import/cells.ts'
import type { Problem } from '#domain/import/problem.ts'

export type Sentences = {
  problem(problem: Problem): string
  outcome(outcome: string): string
  /** Why the undoing left a product: 'changed' or 'ordered'. */
  kept(why: string, parts: readonly string[]): string
  picture(address: string, problem: string): string
  readonly headings: readonly [line: string, handle: string, title: string, outcome: string, reason: string]
}

const pageSize = 500

/** One line for each row of the file, in pieces; products in the order of the import. */
export async function* reportOf(
  db: Queryable,
  { id, lost }: Pick<ImportRun, 'id' | 'lost'>,
  sentences: Sentences,
): AsyncGenerator<string> {
  yield csv([sentences.headings])
  const missing = (line: number): Problem => ({ line, code: 'handle-missing', about: '' })
  yield csv(
    lost.map((line) => [line, '', '', sentences.outcome('skipped'), sentences.problem(missing(line))]),
  )
  for (let after = -1; ;) {
    const products = await listRunProducts(db, id, {
      outcome: null,
      problemsOnly: false,
      after,
      limit: pageSize,
    })
    if (products.length === 0) break
    after = products.at(-1)!.position
    const rows = products.flatMap((product) =>
      product.lines.map((line, index) => {
        const own = product.problems
          .filter((problem) => problem.line === line)
          .map((problem) => sentences.problem(problem))
        const undoing =
          index === 0 && product.undoing !== null && product.undoing !== 'undone'
            ? [sentences.kept(product.undoing, product.parts)]
            : []
        const outcome = product.skippedLines.includes(line) ? 'skipped' : product.outcome
        return [
          line,
          neutralCell(product.key),
          neutralCell(product.title),
          sentences.outcome(outcome),
          neutralCell([...own, ...undoing].join(' ')),
        ]
      }),
    )
    yield csv(rows)
  }
  const failed = await listFailedPictures(db, id)
  yield csv(
    failed.map(({ key, address, problem }) => ['', key, '', '', sentences.picture(address, problem ?? '')]),
  )
}

function csv(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows as (string | number)[][])
}
