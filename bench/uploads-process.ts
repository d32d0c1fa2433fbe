// The sample shop in a child process, with a signed-in owner. It sends its origin and the owner's token as a message.
import { sampleShop } from '#sample/sample-shop.ts'
import { signedInMember } from '#services/staff/testing-staff.ts'
import { serveShop } from './serve-shop.ts'

let token = ''
const { origin } = await serveShop({
  async load(db, files) {
    await sampleShop.load(db, files)
    token = await signedInMember(db, 'owner')
  },
})
process.send?.({ origin, token })
