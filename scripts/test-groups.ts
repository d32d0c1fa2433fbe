// Groups of tests, and how each group runs.
import { globSync } from 'node:fs'

export type Group = { name: string; files: string; needsDatabase: boolean; args: readonly string[] }

// Without a process per file the fast group takes a twentieth of the time (measured on forty files).
// Database and browser tests start real servers, so each of their files has its own process. Three database files keep two
// cores busy, because each file waits for its servers. Two browser files do.
export const groups: readonly Group[] = [
  {
    name: 'fast',
    files: '{domain,messages,catalog,storefront,backoffice,scripts}/**/*.test.ts',
    needsDatabase: false,
    args: ['--test-isolation=none', '--test-timeout=60000'],
  },
  {
    name: 'data',
    files: '{postgres,data,services,api,server,sample,ops}/**/*.test.ts',
    needsDatabase: true,
    args: ['--test-concurrency=3', '--test-timeout=300000'],
  },
  {
    name: 'e2e',
    files: 'e2e/**/*.e2e.ts',
    needsDatabase: true,
    args: ['--test-concurrency=2', '--test-timeout=600000'],
  },
]

/** Only `npm run test:nodes` runs them. */
const isForNodes = (file: string): boolean => file.endsWith('.nodes.test.ts')

/** Test files of a group whose path contains any of `words`; all of them when `words` is empty. */
export function filesOf(group: Group, words: readonly string[]): string[] {
  const files = globSync(group.files)
    .filter((file) => !isForNodes(file))
    .sort()
  return words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)))
}
