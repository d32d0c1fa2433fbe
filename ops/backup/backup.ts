// Writes the whole shop to one file while it sells, and restores it into an empty one.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { environment, readConfig } from '#server/config.ts'
import { openFileStore } from '#server/files/open-file-store.ts'
import { secretFile, shopSecret } from '#server/secret.ts'
import { restoreBackup } from '#services/backup/restore-backup.ts'
import { writeBackup } from '#services/backup/write-backup.ts'
import { CommandProblem, type Command } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

export const backupCommands: readonly Command[] = [
  {
    usage: 'backup <file>',
    about:
      'Writes data, pictures and the secret to one file, while the shop sells. Keep the file as safe as the shop.',
    async run(db, { args: [file = ''], now }) {
      const config = readConfig(environment())
      const source = { db, files: openFileStore(config, db), secret: await shopSecret(config) }
      // A file that ends early never has the final name.
      const part = `${file}.part`
      try {
        const size = await writeBackup(source, createWriteStream(part, { mode: 0o600 }), now)
        await rename(part, file)
        return {
          text: `${file} has ${size.tables} tables and ${size.pictures} pictures. It contains personal data and the shop's secret.`,
          json: { file, ...size },
        }
      } finally {
        await rm(part, { force: true })
      }
    },
  },
  {
    usage: 'restore <file>',
    about: 'Restores a backup into an empty shop, also into a newer release or another PostgreSQL.',
    acceptsOldSchema: true,
    async run(db, { args: [file = ''] }) {
      const config = readConfig(environment())
      const source = createReadStream(file)
      await new Promise<void>((resolve, reject) => {
        source.once('open', () => resolve())
        source.once('error', () => reject(new CommandProblem(`The file ${file} cannot be read.`)))
      })
      let differs = false
      const target = {
        db,
        files: openFileStore(config, db),
        async keepSecret(secret: string): Promise<void> {
          if (config.SECRET) differs = config.SECRET !== secret
          else await writeSecret(secretFile(config.DATA_DIR), secret)
        },
      }
      const restored = resultOf(await restoreBackup(target, source))
      const note = differs
        ? ' SECRET differs from the backup: mailed links and authenticator apps of the staff no longer work.'
        : ''
      return {
        text: `Restored ${restored.tables} tables and ${restored.pictures} pictures of ${new Date(restored.at).toISOString()}.${note}`,
        json: { ...restored, secretDiffers: differs },
      }
    },
  },
]

async function writeSecret(file: string, secret: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, secret, { mode: 0o600 })
}
