// Which tests belong together, and how each group is run.
import { globSync } from 'node:fs'

export type Group = { name: string; files: string; needsDatabase: boolean; args: readonly string[] }

// Measured on forty files: without a process per file the fast group takes a twentieth of the time.
// Database and browser tests start real servers, so each of their files has a process of its own.
export const groups: readonly Group[] = [
  {
    name: 'fast',
    files: '{domain,messages,catalog,storefront,scripts}/**/*.test.ts',
    needsDatabase: false,
    args: ['--test-isolation=none', '--test-timeout=60000'],
  },
  {
    name: 'data',
    files: '{postgres,data,api,server,sample,ops}/**/*.test.ts',
    needsDatabase: true,
    args: ['--test-concurrency=2', '--test-timeout=300000'],
  },
  {
    name: 'e2e',
    files: 'e2e/**/*.e2e.ts',
    needsDatabase: true,
    args: ['--test-concurrency=2', '--test-timeout=600000'],
  },
]

/** Test files of a group whose path contains any of `wanted`; all of them when nothing is wanted. */
export function filesOf(group: Group, wanted: readonly string[]): string[] {
  const files = globSync(group.files).sort()
  return wanted.length === 0 ? files : files.filter((file) => wanted.some((part) => file.includes(part)))
}
