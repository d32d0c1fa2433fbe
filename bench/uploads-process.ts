// The sample shop in a child process, with a signed-in owner. It sends its origin and the owner's token as a message,
// and ends with its parent.
import { sampleShop } from '#sample/sample-shop.ts'
import { readConfig } from '#server/config.ts'
import { startShop } from '#server/start.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'

const config = readConfig({
  PORT: '0',
  DATA_DIR: process.argv[2],
  MAIL_DIR: process.argv[3],
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  SAMPLE: 'on',
})
let token = ''
const shop = await startShop({
  config,
  say: () => undefined,
  sample: {
    ...sampleShop,
    async load(db, files) {
      await sampleShop.load(db, files)
      token = await signedInMember(db, 'owner')
    },
  },
})
process.send?.({ origin: shop.origin, token })
process.once('disconnect', () => void shop.stop().finally(() => process.exit(0)))
