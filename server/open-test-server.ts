// Test support: the complete server on a free port, with its own database.
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stockGoods } from '#api/testing.ts'
import type { Db } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { readConfig, withPort } from './config.ts'
import { createHttpServer, listen } from './http/http-server.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createLog } from './log.ts'
import { currentBuild } from './pages/build-storefront.ts'
import { openStorefront } from './pages/storefront.ts'
import { openShop, type RunningShop } from './shop.ts'

export type TestResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

export type Ask = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
}

export type TestShopServer = Omit<RunningShop, 'handle'> & {
  readonly origin: string
  readonly port: number
  readonly db: Db
  readonly goods: Awaited<ReturnType<typeof stockGoods>>
  /** Sends a request without redirects, decompression or a fixed Host. */
  ask(path: string, ask?: Ask): Promise<TestResponse>
  close(): Promise<void>
}

/** `now` is the shop's clock, in milliseconds. */
export async function openTestShopServer(
  environment: Record<string, string> = {},
  now?: () => number,
): Promise<TestShopServer> {
  const database = await createTestDatabase()
  const { db } = database
  const goods = await stockGoods(db)
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-mails-'))
  const requested = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    MAIL_DIR: folder,
    DATA_DIR: folder,
    ...environment,
  })
  const running: { open?: RunningShop } = {}
  const http = createHttpServer(
    (request, response) => running.open?.handle(request, response),
    securityHeaders(requested),
  )
  const port = await listen(http.server, requested.PORT, '127.0.0.1')
  const config = withPort(requested, port)
  const build = await currentBuild(() => undefined)
  const secret = 'a secret of more than thirty-two letters'
  const log = createLog(config.LOG_LEVEL)
  const opened = await openShop({
    config,
    db,
    secret,
    build,
    log,
    storefront: await openStorefront(),
    ...(now && { now }),
  })
  running.open = opened
  const { shop } = opened
  return {
    shop,
    monitoring: opened.monitoring,
    drain: opened.drain,
    stop: opened.stop,
    origin: `http://localhost:${port}`,
    port,
    db,
    goods,
    ask: (target, ask) => askPlainly(port, target, ask),
    async close() {
      await http.close()
      await opened.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function askPlainly(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const all = { host: `localhost:${port}`, connection: 'close', ...headers }
    const request = httpRequest(
      { host: '127.0.0.1', port, method, path: target, headers: all },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          const bytes = Buffer.concat(parts)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString(),
          })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
