// Groups of tests, and how the processes of each group share its files.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Group = {
  name: string
  files: string
  needsDatabase: boolean
  /** Time limit of one test file. */
  timeoutMs: number
  /** How many processes run at the same time. */
  concurrency: number
  /** Patterns of files with a process of their own. */
  ownProcess: readonly string[]
  /** Modules whose `after` hooks apply to a process, not to one of its files. */
  shared: readonly string[]
}

// Three processes of tests keep two cores busy, because they wait for servers and browsers. Two of fast ones do.
export const groups: readonly Group[] = [
  {
    name: 'fast',
    files: '{domain,messages,catalog,web,storefront,backoffice,scripts}/**/*.test.ts',
    needsDatabase: false,
    timeoutMs: 60_000,
    concurrency: 2,
    ownProcess: [],
    shared: [],
  },
  {
    name: 'data',
    files: '{postgres,data,services,api,server,sample,ops}/**/*.test.ts',
    needsDatabase: true,
    // All sequences of the model of payments take an hour.
    timeoutMs: process.env.STRIPE_SEQUENCES ? 7_200_000 : 300_000,
    concurrency: 3,
    // They damage files or databases, or measure.
    ownProcess: [
      'postgres/**',
      'server/flood.test.ts',
      'server/{faults,payments/stripe}/**',
      'server/http/{admission,connections,http-server}.test.ts',
      'ops/{backup,crawl,faults,nodes,shop}/**',
    ],
    shared: [],
  },
  {
    name: 'e2e',
    files: 'e2e/**/*.e2e.ts',
    needsDatabase: true,
    timeoutMs: 600_000,
    concurrency: 3,
    // They run two tests at the same time, or a shop in development.
    ownProcess: ['e2e/every-*', 'e2e/style-guide*'],
    shared: ['e2e/browser.ts'],
  },
]

/** Their hooks stop the programs that they start, and end with the process. */
const startsPrograms = /from '.*\/(testing-process|testing-nodes|start-embedded)\.ts'/

/** True: the file shares its process with no other one. */
export function needsOwnProcess({ ownProcess, needsDatabase }: Group, file: string): boolean {
  if (ownProcess.some((pattern) => path.matchesGlob(file, pattern))) return true
  return needsDatabase && startsPrograms.test(readFileSync(file, 'utf8'))
}

/** Only `npm run test:nodes` runs them. */
const isForNodes = (file: string): boolean => file.endsWith('.nodes.test.ts')

/** Test files of a group whose path contains any of `words`; all of them when `words` is empty. */
export function filesOf(group: Group, words: readonly string[]): string[] {
  const files = globSync(group.files)
    .filter((file) => !isForNodes(file))
    .sort()
  return words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)))
}
