// Runs the real server in a child process of a measurement, as after a first start. It ends with its parent.
import { sampleShop } from '#sample/sample-shop.ts'
import { readConfig, type Config } from '#server/config.ts'
import { startShop } from '#server/start.ts'

type Options = {
  /** Settings besides those of every measurement. */
  readonly settings?: Readonly<Record<string, string | undefined>>
  /** `web`: no jobs. */
  readonly role?: Config['ROLE']
  /** Fills the database; by default with the sample shop. */
  readonly load?: typeof sampleShop.load
}

/** Data and mails are in the folders of the first two arguments. */
export async function serveShop({ settings, role, load = sampleShop.load }: Options = {}) {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: process.argv[2],
    MAIL_DIR: process.argv[3],
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SAMPLE: 'on',
    ...settings,
  })
  const shop = await startShop({
    // Without other nodes, only this process may ask for a node without jobs.
    config: { ...config, ROLE: role ?? config.ROLE },
    say: () => undefined,
    sample: { ...sampleShop, load },
  })
  process.once('disconnect', () => void shop.stop().finally(() => process.exit(0)))
  return shop
}
