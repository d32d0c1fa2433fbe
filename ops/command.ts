// Type of a merchant's command: name, arguments, options, function. The result is text, or JSON with --json.
import { readFile } from 'node:fs/promises'
import type { Db } from '#data/database.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { locales, type Locale } from '#domain/markets/locale.ts'
import { currencies, decimalText, money, type Currency } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'

export type Option = { readonly type: 'string' | 'boolean'; readonly about: string; readonly required?: true }

/** `alarm`: the command succeeded and found problems; the exit code is 1. */
export type CommandResult = { readonly text: string; readonly json: unknown; readonly alarm?: boolean }

export type Invocation = {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly now: number
  readonly warehouse: Warehouse
}

export type Command = {
  /** Words of the command and its arguments: 'order advance <number> <status>'. */
  readonly usage: string
  readonly about: string
  readonly options?: Readonly<Record<string, Option>>
} & (
  | {
      readonly withoutDatabase?: undefined
      /** Runs on the schema of an earlier release too. */
      readonly acceptsOldSchema?: true
      run(db: Db, invocation: Invocation): Promise<CommandResult>
    }
  | { readonly withoutDatabase: true; run(invocation: Invocation): Promise<CommandResult> }
)

/** An error that the merchant can correct; printed without a stack. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

export function textOption(invocation: Invocation, name: string): string | undefined {
  const value = invocation.options[name]
  return typeof value === 'string' ? value : undefined
}

/** Throws CommandProblem if the command names nothing that it should change. */
export function requireChange({ options }: Invocation, command: string): void {
  if (Object.keys(options).every((name) => name === 'json'))
    throw new CommandProblem(`Nothing to change: \`npm run ops -- ${command} --help\` shows what can be.`)
}

/** Parses a whole number from `min` to `max`; throws CommandProblem otherwise. */
export function wholeNumber(text: string | undefined, what: string, min: number, max: number): number {
  const value = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || value < min || value > max)
    throw new CommandProblem(
      `${what} is a whole number from ${min} to ${max}${text === undefined ? '' : `, not '${text}'`}.`,
    )
  return value
}

/** The value, if it is one of `known`; throws CommandProblem otherwise. */
export function oneOf<T extends string>(value: string, known: readonly T[], what: string): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new CommandProblem(`'${value}' is not ${what}: ${known.join(', ')}.`)
  return found
}

export const localeOf = (text: string): Locale => oneOf(text, locales, 'a language of the shop')

export const currencyOf = (text: string): Currency =>
  oneOf(text.toUpperCase(), currencies, 'a currency of the shop')

/** Throws CommandProblem for a file that cannot be read. */
export async function readTextFile(name: string): Promise<string> {
  return readFile(name, 'utf8').catch(() => {
    throw new CommandProblem(`There is no file '${name}' that can be read.`)
  })
}

/** Position of the recipient that the option --to counts from 1; the first by default. */
export function recipientOption(invocation: Invocation, { length }: { readonly length: number }): number {
  return wholeNumber(textOption(invocation, 'to') ?? '1', '--to', 1, length) - 1
}

export const limitOption = { type: 'string', about: 'How many at the most; 50 by default.' } as const

/** The value of `limitOption`. */
export const limitOf = (invocation: Invocation): number =>
  wholeNumber(textOption(invocation, 'limit') ?? '50', '--limit', 1, 10_000)

/** '2026-11-26 13:40' in UTC. */
export const utcMinute = (at: Date | number): string =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Rows under a heading, each column as wide as its widest cell. `empty` is the text without rows. */
export function table(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  empty?: string,
): string {
  if (rows.length === 0 && empty !== undefined) return empty
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

/** `--amount 12.50` in minor units; null if not given. Throws CommandProblem for other text. */
export function amountOption(invocation: Invocation, currency: Currency): number | null {
  const typed = textOption(invocation, 'amount')
  if (typed === undefined) return null
  const minor = typedAmount(typed, currency)
  if (!minor)
    throw new CommandProblem(
      `--amount is an amount in ${currency} like ${decimalText(money(1250, currency))}, not '${typed}'.`,
    )
  return minor
}
