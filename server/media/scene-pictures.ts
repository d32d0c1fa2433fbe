// The wide photographs of the storefront's scenes. They are files of the program: every shop has them, and no row of
// the catalogue uses them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../storefront/shared/scenes/pictures')

/** Changed bytes have another file name. */
let fileByName: ReadonlyMap<string, string> | undefined

function sceneFiles(): ReadonlyMap<string, string> {
  fileByName ??= new Map(
    readdirSync(folder).map((file) => {
      const name = path.parse(file).name
      const hash = createHash('sha256').update(readFileSync(path.join(folder, file)))
      return [name, `${name}.${hash.digest('hex').slice(0, 12)}.webp`]
    }),
  )
  return fileByName
}

/** File name of the original; undefined for another picture. */
export function findScene(name: string): string | undefined {
  return sceneFiles().get(name)
}

export async function readScene(file: string): Promise<Buffer | undefined> {
  const [name = ''] = file.split('.', 1)
  return findScene(name) === file ? readFile(path.join(folder, `${name}.webp`)) : undefined
}
