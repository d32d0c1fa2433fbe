// The sample shop in a child process, with limits and one trusted proxy. It sends its origin as a message, and the times
// of its jobs for every message it gets. It ends with its parent.
import { sql, type Db } from '#data/database.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'

export type JobTimes = {
  readonly kind: string
  readonly isTaken: boolean
  readonly isDone: boolean
  /** Milliseconds from creation to completion; null while it is not done. */
  readonly tookMs: number | null
}

const config = readConfig({
  PORT: '0',
  DATA_DIR: process.argv[2],
  MAIL_DIR: process.argv[3],
  SMTP_URL: process.argv[4],
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'fatal',
  SAMPLE: 'on',
  DRAIN_MS: '0',
})
let db: Db | undefined
const shop = await startShop({
  config,
  say: () => undefined,
  sample: {
    ...sampleShop,
    async load(opened, files) {
      db = opened
      return sampleShop.load(opened, files)
    },
  },
})
process.on('message', () => void jobTimes().then((times) => process.send?.(times)))
process.send?.({ origin: shop.origin })
process.once('disconnect', () => void shop.stop().finally(() => process.exit(0)))

async function jobTimes(): Promise<JobTimes[]> {
  return db!.rows<JobTimes>(sql`
    select kind, attempts > 0 as "isTaken", done_at is not null as "isDone",
      round(extract(epoch from done_at - created_at) * 1000)::int as "tookMs" from job`)
}
