// The sample shop in a child process. It sends its origin as a message.
import { serveShop } from './serve-shop.ts'

const { origin } = await serveShop()
process.send?.({ origin })
