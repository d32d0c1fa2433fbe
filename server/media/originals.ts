// Finds original pictures in one or more folders.
import { stat } from 'node:fs/promises'
import path from 'node:path'

const extensions = ['webp', 'avif', 'png', 'jpg', 'jpeg'] as const

export type Original = {
  readonly file: string
  /** From size and time of the file; part of names and ETags of encoded pictures. */
  readonly version: string
}

export type Originals = (name: string) => Promise<Original | undefined>

/** Earlier folders take precedence. The result resolves to undefined for an unknown name. */
export function openOriginals(folders: readonly string[]): Originals {
  return async (name) => {
    for (const folder of folders)
      for (const extension of extensions) {
        const file = path.join(folder, `${name}.${extension}`)
        const version = await versionOf(file)
        if (version) return { file, version }
      }
    return undefined
  }
}

async function versionOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(file)
    return `${Math.round(mtimeMs).toString(36)}.${size.toString(36)}`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
