// Runs a command line: finds the command, parses its options, opens the database.
import { parseArgs } from 'node:util'
import { actingAs } from '#data/audit.ts'
import { readDatabaseTime } from '#data/database-clock.ts'
import type { Db } from '#data/database.ts'
import { loadSettings } from '#data/settings.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import { CommandProblem, type CommandResult, type Command, type Invocation } from './command.ts'

/** `problem`: nothing was done; the output is the reason, for stderr. */
export type Outcome = { readonly exitCode: 0 | 1; readonly output: string; readonly problem?: true }

/**
 * `now` is the time of the command in milliseconds; 'database': the database's time, as of the nodes. `withDatabase`
 * opens the shop's database and closes it after the work.
 */
export async function runCommand(
  commands: readonly Command[],
  words: readonly string[],
  now: number | 'database',
  withDatabase: <T>(work: (db: Db) => Promise<T>, acceptsOldSchema: boolean) => Promise<T>,
): Promise<Outcome> {
  const json = words.includes('--json')
  const help = words.includes('--help') || words.includes('-h')
  const command = commands.find((each) => `${words.join(' ')} `.startsWith(`${nameOf(each)} `))
  try {
    if (!command) {
      const showsOverview = words.length === 0 || help
      if (showsOverview) return { exitCode: 0, output: overview(commands, words[0]) }
      throw new CommandProblem(unknownCommand(commands, words))
    }
    if (help) return { exitCode: 0, output: helpFor(command) }
    const invocation = readWords(
      command,
      words.slice(nameOf(command).split(' ').length),
      now === 'database' ? Date.now() : now,
    )
    const result: CommandResult = command.withoutDatabase
      ? await command.run(invocation)
      : await withDatabase(
          async (db) =>
            command.run(actingAs(db, { kind: 'command', id: systemAccount(), action: nameOf(command) }), {
              ...invocation,
              warehouse: await loadWarehouse(db, command.acceptsOldSchema === true),
              ...(now === 'database' && { now: await readDatabaseTime(db) }),
            }),
          command.acceptsOldSchema === true,
        )
    return {
      exitCode: result.alarm ? 1 : 0,
      output: json ? JSON.stringify(result.json, null, 2) : result.text,
    }
  } catch (error) {
    if (!(error instanceof CommandProblem || isFileProblem(error))) throw error
    return {
      exitCode: 1,
      problem: true,
      output: json ? JSON.stringify({ error: error.message }) : error.message,
    }
  }
}

/** A missing folder, a full disk and the like: the system's message names the file. */
function isFileProblem(error: unknown): error is Error {
  if (!(error instanceof Error && 'syscall' in error)) return false
  return ['open', 'read', 'write', 'mkdir', 'rename'].includes(String(error.syscall))
}

/** An earlier schema may have no settings. */
async function loadWarehouse(db: Db, mayBeOld: boolean): Promise<Warehouse> {
  const stored = mayBeOld ? undefined : await loadSettings(db)
  return (stored?.value.shipping ?? standardShipping).warehouse
}

function systemAccount(): string {
  return process.env.SUDO_USER ?? process.env.USER ?? `user ${process.getuid?.() ?? ''}`
}

function unknownCommand(commands: readonly Command[], words: readonly string[]): string {
  const near = commands.filter((each) => areaOf(each) === words[0]).map(nameOf)
  const typed = words.filter((word) => !word.startsWith('-')).join(' ')
  return `There is no command '${typed}'. ${near.length > 0 ? `There are: ${near.join(', ')}.` : '`npm run ops` lists all.'}`
}

function readWords(command: Command, words: readonly string[], now: number): Invocation {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }] as const),
  )
  let parsed: { positionals: string[]; values: Record<string, unknown> }
  try {
    parsed = parseArgs({
      args: [...words],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    throw new CommandProblem(
      `${(error as Error).message.split('. ')[0]}. \`npm run ops -- ${nameOf(command)} --help\` shows how.`,
    )
  }
  const { positionals: args, values } = parsed
  if (args.length !== command.usage.split(' <').length - 1)
    throw new CommandProblem(`Usage: ${completeUsage(command)}`)
  for (const [name, option] of Object.entries(command.options ?? {}))
    if (option.required && values[name] === undefined)
      throw new CommandProblem(`--${name} is needed: ${option.about}`)
  const { warehouse } = standardShipping
  return { args, options: values as Invocation['options'], now, warehouse }
}

function nameOf({ usage }: Command): string {
  return usage.split(' <')[0]!
}

function areaOf({ usage }: Command): string {
  return usage.split(' ')[0]!
}

function completeUsage({ usage, options }: Command): string {
  const required = Object.entries(options ?? {}).filter(([, option]) => option.required)
  return ['npm run ops --', usage, ...required.map(([option]) => `--${option} <…>`)].join(' ')
}

function helpFor(command: Command): string {
  const options: Command['options'] = {
    ...command.options,
    json: { type: 'boolean', about: 'Answers as JSON.' },
  }
  const lines = Object.entries(options).map(
    ([name, { type, about }]) => `  --${name}${type === 'string' ? ' <…>' : ''}`.padEnd(26) + about,
  )
  return [command.about, '', `  ${completeUsage(command)}`, '', ...lines].join('\n')
}

function overview(commands: readonly Command[], area: string | undefined): string {
  const commandsInArea = commands.filter((each) => areaOf(each) === area)
  const lines = (commandsInArea.length ? commandsInArea : commands).map(
    ({ usage, about }) => `  ${usage.padEnd(36)}${about}`,
  )
  return ["The merchant's commands: npm run ops -- <command> [--help] [--json]", '', ...lines].join('\n')
}
