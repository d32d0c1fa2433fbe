// The files people wrote, as git knows them: committed ones and new ones, none that are generated.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Paths from the root of the project, in order. Commands of this project run there. */
export function shopFiles(wanted: (file: string) => boolean): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file !== '' && wanted(file) && existsSync(path.join(root, file))).sort()
}

export const isSource = (file: string): boolean => /\.(ts|tsx|mjs|cjs|css)$/.test(file)
export const isText = (file: string): boolean =>
  /\.(ts|tsx|mjs|cjs|css|json|sql|html|md)$/.test(file) && !isLock(file)
export const isDataTable = (file: string): boolean => /^(sample|messages)\//.test(file)

const isLock = (file: string): boolean => file === 'package-lock.json'
