// Starts a server with the sample shop for the crawler tests.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Db } from '#data/database.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { createSampleDatabase } from '#sample/testing.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'

export type SampleShop = { readonly origin: string; readonly db: Db; readonly close: () => Promise<void> }

export async function openSampleShop(): Promise<SampleShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-crawl-'))
  const database = await createSampleDatabase(folder)
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET: 'a secret of more than thirty-two letters',
    DATA_DIR: folder,
    MAIL_DIR: folder,
    SAMPLE: 'on',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
  })
  const started = await startShop({
    config,
    say: () => undefined,
    sample: sampleShop,
  })
  return {
    origin: started.origin,
    db: database.db,
    async close() {
      await started.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
