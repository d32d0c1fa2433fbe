// Upper bound for this runtime: a node:http server that sends one prepared response.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

process.once('message', ({ headers, body }: { headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  })
})
process.once('disconnect', () => process.exit(0))
