// The sample shop in a child process, with limits and one trusted proxy. It sends its origin as a message, and the times
// of its jobs for every message it gets.
import { sql, type Db } from '#data/database.ts'
import { sampleShop } from '#sample/sample-shop.ts'
import { serveShop } from './serve-shop.ts'

export type JobTimes = {
  readonly kind: string
  readonly isTaken: boolean
  readonly isDone: boolean
  /** Milliseconds from creation to completion; null while it is not done. */
  readonly tookMs: number | null
}

let db: Db | undefined
const { origin } = await serveShop({
  settings: {
    SMTP_URL: process.argv[4],
    TRUSTED_PROXIES: '1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'fatal',
    DRAIN_MS: '0',
  },
  load(opened, files) {
    db = opened
    return sampleShop.load(opened, files)
  },
})
process.on('message', () => void jobTimes().then((times) => process.send?.(times)))
process.send?.({ origin })

async function jobTimes(): Promise<JobTimes[]> {
  return db!.rows<JobTimes>(sql`
    select kind, attempts > 0 as "isTaken", done_at is not null as "isDone",
      round(extract(epoch from done_at - created_at) * 1000)::int as "tookMs" from job`)
}
