// Options for the names of a promotion by language, from the command line or a file.
import { readFile } from 'node:fs/promises'
import { defaultLocale } from '#domain/markets/locale.ts'
import { CommandProblem, textOption, type Invocation, type Option } from '../command.ts'

export const nameOptions = {
  name: {
    type: 'string',
    about: "Its name: 'Easter treat', or by language 'us=Easter treat; de=Osterfreude'.",
  },
  names: { type: 'string', about: 'A JSON file of names by language: {"us":"…","de":"…"}.' },
} as const satisfies Record<string, Option>

/** Merges names: typed names over names of the file over `before`. */
export async function readNames(
  invocation: Invocation,
  before: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const file = textOption(invocation, 'names')
  const typed = textOption(invocation, 'name')
  return { ...before, ...(file && (await namesIn(file))), ...(typed && typedNames(typed)) }
}

function typedNames(text: string): Record<string, string> {
  if (!/^\s*[a-z]{2}\s*=/.test(text)) return { [defaultLocale]: text.trim() }
  const pairs = text.split(';').filter((part) => part.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [locale = '', ...name] = pair.split('=')
      return [locale.trim(), name.join('=').trim()]
    }),
  )
}

async function namesIn(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandProblem(`The file '${file}' cannot be read.`)
  })
  const problem = new CommandProblem(`'${file}' is not a JSON object of names by language.`)
  let names: unknown
  try {
    names = JSON.parse(text)
  } catch {
    throw problem
  }
  const isTable = typeof names === 'object' && names !== null && !Array.isArray(names)
  if (!isTable || Object.values(names as object).some((name) => typeof name !== 'string')) throw problem
  return names as Record<string, string>
}
