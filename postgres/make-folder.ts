// Creates a folder and checks that the shop can write to it.
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Creates the folder with its parents and writes a temporary file there. Rejects with the system's error. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  await makeWithParents(path.resolve(folder), mode)
  const probe = path.join(folder, `.can-write-${process.pid}`)
  await writeFile(probe, '')
  await rm(probe, { force: true })
}

/** Replaces `mkdir` with `recursive`, which never returns on a file system without new folders, such as /proc. */
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
    // The error for an existing folder may be a missing permission.
    const isFolder = await stat(folder).then(
      (stats) => stats.isDirectory(),
      () => false,
    )
    if (!isFolder) throw error
  }
}
