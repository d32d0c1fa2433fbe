// Starts and stops the shop. It takes its first port at once. A port in use is the most frequent fault and the quickest
// to detect.
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { assertUsable } from '#data/assert-usable.ts'
import { openDatabase, type Database, type Db } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { openReplica } from '#data/replica.ts'
import { loadSettings } from '#data/settings.ts'
import { makeFolder } from '#postgres/make-folder.ts'
import { startEmbedded, StartProblem, type Embedded } from '#postgres/start-embedded.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { loadsSample, serverOptions, withPort, type Config } from './config.ts'
import { openFileStore } from './files/open-file-store.ts'
import { createHttpServer, listen, type Handle } from './http/http-server.ts'
import { send, textResponse } from './http/response.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createLog, type Log } from './log.ts'
import { createHealth, createHealthApp, createMonitoring, type HealthHandler } from './monitoring/health.ts'
import { startTracing } from './monitoring/tracing.ts'
import { currentBuild } from './pages/build-storefront.ts'
import { openDevStorefront, type OpenedStorefront } from './pages/dev-storefront.ts'
import { openStorefront } from './pages/storefront.ts'
import { productionRisks, riskLines, type ProductionRisk, type SampleRemains } from './production-risks.ts'
import { shopSecret } from './secret.ts'
import { openShop } from './shop.ts'

export type StartOptions = {
  readonly config: Config
  /** Serves the storefront from its sources with hot reload. */
  readonly development?: boolean
  /** Prints progress for the person who starts the shop. */
  readonly say: (line: string) => void
  readonly sample: SampleShop
}

export type SampleShop = {
  /** Loads the sample products and their pictures into an empty catalogue. */
  readonly load: (db: Db, files: FileStore) => Promise<unknown>
  /** Sample data that the database still holds. Checked before a production start. */
  readonly remains: (db: Db, now: number) => Promise<SampleRemains>
}

export type RunningServer = {
  readonly origin: string
  /** With the actual port where PORT is 0. */
  readonly config: Config
  readonly log: Log
  /** Stops everything in order, `drainMs` milliseconds after `/ready` turned to 503. Default: DRAIN_MS. */
  readonly stop: (drainMs?: number) => Promise<void>
}

export async function startShop({
  config: requested,
  development = false,
  say,
  sample,
}: StartOptions): Promise<RunningServer> {
  if (development && requested.NODE_ENV === 'production')
    throw new StartProblem('`npm run dev` is for development: use `npm start` with NODE_ENV=production.')
  await makeFolders(requested)
  const log = createLog(requested.LOG_LEVEL)
  const security = securityHeaders(requested)
  let handle: Handle = (request, response) =>
    send(request, response, startingHealth(request) ?? starting, security)
  let monitor: HealthHandler = startingHealth
  let drain = (): void => undefined
  const http = createHttpServer((request, response) => handle(request, response), security)
  // With a health port, this one opens when the shop is ready: balancers without health checks see a refused connection.
  const { HEALTH_PORT, PORT } = requested
  const opensLate = HEALTH_PORT !== undefined && PORT !== 0
  const port = opensLate ? PORT : await listenOrExplain(http.server, requested, 'PORT', PORT)
  const config = withPort(requested, port)
  const undo: (() => Promise<unknown>)[] = [() => http.close()]
  const stop = async (drainMs = config.DRAIN_MS): Promise<void> => {
    drain()
    http.drain()
    if (drainMs > 0) await delay(drainMs)
    for (const step of undo) await step()
  }
  try {
    if (HEALTH_PORT !== undefined) {
      const handleHealth = createHealthApp((request) => monitor(request), security)
      const health = createHttpServer(handleHealth, security)
      undo.push(() => health.close())
      await listenOrExplain(health.server, config, 'HEALTH_PORT', HEALTH_PORT)
    }
    const openingStorefront = development ? openDevStorefront(http.server) : openBuilt(say)
    openingStorefront.catch(() => undefined)
    // Vite keeps the process busy while it starts; connections would exceed their timeout.
    if (development) await openingStorefront
    const db = await openConfigured(config, development, say, (step) => undo.push(step))
    await migrate(db)
    if (config.NODE_ENV === 'production') {
      const risks = productionRisks(
        config,
        await sample.remains(db, Date.now()),
        (await loadSettings(db))?.value,
      )
      assertNoRisks(risks, say)
    }
    if (loadsSample(config)) await sample.load(db, openFileStore(config, db))
    const secret = await shopSecret(config)
    const { build, storefront, middleware, stop: stopStorefront } = await openingStorefront
    undo.splice(1, 0, stopStorefront)
    const { DATABASE_REPLICA_URL: replicaUrl } = config
    const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = config
    const tracing = collector ? await startTracing(collector, config.ROLE) : undefined
    if (tracing) undo.push(() => tracing.stop())
    const replica = replicaUrl
      ? openReplica(replicaUrl, (fault) => log.warn({ fault }, 'replica'))
      : undefined
    if (replica) undo.push(() => replica.close())
    const opened = await openShop({ config, db, ...(replica && { replica }), secret, log, build, storefront })
    undo.splice(1, 0, opened.stop)
    drain = opened.drain
    monitor = createMonitoring(opened.monitoring, () => true)
    handle = (request, response) => middleware(request, response, () => opened.handle(request, response))
    if (opensLate) await listenOrExplain(http.server, config, 'PORT', port)
    return { origin: config.PUBLIC_ORIGIN, config, log, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openBuilt(say: (line: string) => void): Promise<OpenedStorefront> {
  const build = await currentBuild(say)
  const storefront = await openStorefront()
  return { build, storefront, middleware: (_request, _response, next) => next(), stop: async () => undefined }
}

const startingHealth = createHealth(() => false)
const starting = textResponse(503, 'The shop is opening.', { 'retry-after': '1', refresh: '2' })

async function listenOrExplain(
  server: Server,
  { HOST }: Config,
  setting: 'PORT' | 'HEALTH_PORT',
  port: number,
): Promise<number> {
  try {
    return await listen(server, port, HOST)
  } catch (error) {
    const noAddress = `This machine has no address ${HOST}: choose another with HOST.`
    const sentences: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use: stop what uses it, or choose another with ${setting}.`,
      EACCES: `Port ${port} may not be used by this user: choose one above 1023 with ${setting}.`,
      EADDRNOTAVAIL: noAddress,
      ENOTFOUND: noAddress,
    }
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
    throw sentence ? new StartProblem(sentence, { cause: error }) : error
  }
}

/** Throws one message with all risks that refuse a production start; prints the others. */
function assertNoRisks(risks: readonly ProductionRisk[], say: (line: string) => void): void {
  const refusing = risks.filter(({ refuses }) => refuses)
  if (refusing.length > 0)
    throw new StartProblem(
      [
        'The shop does not open in production (NODE_ENV=production) before this is settled:',
        ...riskLines(refusing),
        'Settings are explained in .env.example. `npm run ops -- doctor` prints this list.',
      ].join('\n'),
    )
  if (risks.length > 0) say(['Please note:', ...riskLines(risks)].join('\n'))
}

async function makeFolders({ DATA_DIR, DATABASE_URL, MAIL_DIR, SMTP_URL }: Config): Promise<void> {
  // The built-in database makes its folder itself.
  if (DATABASE_URL)
    await makeFolder(DATA_DIR).catch((cause: unknown) => {
      throw new StartProblem(`Files cannot be written to ${DATA_DIR}: choose another folder with DATA_DIR.`, {
        cause,
      })
    })
  if (!SMTP_URL)
    await makeFolder(MAIL_DIR).catch((cause: unknown) => {
      throw new StartProblem(`Mails cannot be written to ${MAIL_DIR}: choose another folder with MAIL_DIR.`, {
        cause,
      })
    })
}

/** Vite keeps a process in development busy for seconds: a connection that is there looks late. */
const developmentTimeouts = { connectionTimeoutMillis: 30_000 }

async function openConfigured(
  config: Config,
  development: boolean,
  say: (line: string) => void,
  atEnd: (step: () => Promise<unknown>) => void,
): Promise<Database> {
  let embedded: Embedded | undefined
  if (!config.DATABASE_URL) embedded = await startEmbedded(config.DATA_DIR, say)
  const connection = embedded ? embedded.connection : serverOptions(config)
  const db = openDatabase({
    ...connection,
    max: config.DATABASE_POOL,
    ...(development && developmentTimeouts),
  })
  atEnd(() => db.close())
  if (embedded) atEnd(() => embedded.stop())
  if (config.DATABASE_URL) await assertUsable(db, config.DATABASE_URL)
  return db
}
