// A command of the merchant's: its words, its options, and what it does. The answer is shown as text, or as
// JSON with --json; what cannot be done is one clear sentence and a failing exit code.
import type { Db } from '#data/database.ts'

export type Option = { readonly type: 'string' | 'boolean'; readonly about: string; readonly required?: true }

/** `alarm`: the command did its work and found something wrong, which the exit code says too. */
export type Answer = { readonly text: string; readonly json: unknown; readonly alarm?: boolean }

export type Invocation = {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly now: number
}

export type Command = {
  /** As typed: 'order advance'. */
  readonly name: string
  readonly about: string
  /** Names of the words that follow: ['number', 'status']. */
  readonly args: readonly string[]
  readonly options?: Readonly<Record<string, Option>>
} & (
  | { readonly needsDatabase: true; run(db: Db, invocation: Invocation): Promise<Answer> }
  | { readonly needsDatabase: false; run(invocation: Invocation): Promise<Answer> }
)

/** Something the merchant can put right; shown without a stack. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

export function textOption(invocation: Invocation, name: string): string | undefined {
  const value = invocation.options[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number within bounds, or a sentence that says which. */
export function wholeNumber(text: string | undefined, what: string, min: number, max: number): number {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < min || value > max)
    throw new CommandProblem(
      `${what} is a whole number from ${min} to ${max}${text === undefined ? '' : `, not '${text}'`}.`,
    )
  return value
}

/** Rows under a heading, each column as wide as its widest cell. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)))
  return [heading, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
