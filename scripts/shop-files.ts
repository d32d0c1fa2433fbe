// Lists the project's files from git: committed and new ones, without ignored ones.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Sorted paths, relative to the root of the project, where its commands run. */
export function shopFiles(accepts: (file: string) => boolean): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file !== '' && accepts(file) && existsSync(path.join(root, file))).sort()
}

export const isSource = (file: string): boolean => /\.(ts|tsx|mjs|cjs|css)$/.test(file)
export const isText = (file: string): boolean =>
  /\.(ts|tsx|mjs|cjs|css|json|sql|html|md)$/.test(file) && !isLock(file)
export const isDataTable = (file: string): boolean => /^(sample|messages)\//.test(file)

const isLock = (file: string): boolean => file === 'package-lock.json'
