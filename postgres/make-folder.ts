// Makes a folder that the shop can write to, or says at once that it cannot.
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes the folder with its parents and writes a file there for a moment. Rejects with the system's error. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  await makeWithParents(path.resolve(folder), mode)
  const probe = path.join(folder, `.can-write-${process.pid}`)
  await writeFile(probe, '')
  await rm(probe, { force: true })
}

/** `mkdir` with `recursive` never returns on a file system that makes no folders, such as /proc. */
async function makeWithParents(folder: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = path.dirname(folder)
    if (code === 'ENOENT' && parent !== folder) {
      await makeWithParents(parent, mode)
      await mkdir(folder, { mode })
      return
    }
    // A folder that exists may be reported as one that may not be made there.
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (!isFolder) throw error
  }
}
