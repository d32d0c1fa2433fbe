// The sample shop in a child process, as after a first start. It sends its origin as a message and ends with its
// parent.
import { sampleShop } from '#sample/sample-shop.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'

const config = readConfig({
  PORT: '0',
  DATA_DIR: process.argv[2],
  MAIL_DIR: process.argv[3],
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  SAMPLE: 'on',
})
const shop = await startShop({
  config,
  say: () => undefined,
  sample: sampleShop,
})
process.send?.({ origin: shop.origin })
process.once('disconnect', () => void shop.stop().finally(() => process.exit(0)))
