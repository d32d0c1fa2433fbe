// Test support: the shop as a process with HTTP and its own database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, type Db } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { createTestDatabase } from '#data/testing.ts'
import { startEmbedded } from '#postgres/start-embedded.ts'
import { killDatabase, silent } from '#postgres/testing.ts'
import { createHttpClient, type HttpClient } from './testing-http.ts'

const root = path.resolve(import.meta.dirname, '..')
const endWithParent = path.join(root, 'test-support/end-with-parent.ts')

// Registered once per file: a hook registered within a test or hook ends with it.
const cleanups: (() => Promise<unknown>)[] = []
after(async () => {
  for (const end of cleanups.reverse()) await end()
})

export type ProcessResult = { readonly code: number | null; readonly output: string }

export type ShopProcess = HttpClient & {
  readonly pid: number
  readonly port: number
  /** All output so far, including the log. */
  output(): string
  isRunning(): boolean
  /** Kills the process, as a power failure does. */
  kill(): Promise<void>
  /** Stops the process, as Ctrl+C does. */
  stop(): Promise<ProcessResult>
  /** Resolves when the process has ended. */
  readonly ended: Promise<ProcessResult>
}

/**
 * Starts the shop on a free port and waits until it is open. It is killed after the tests of the file at the latest.
 * `release`: the folder of another release.
 */
export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  release = root,
): Promise<ShopProcess> {
  const started = await launch(environment, release)
  const port = await Promise.race([started.port, started.ended])
  if (typeof port !== 'number') throw new Error(`the shop did not open:\n${port.output}`)
  const client = createHttpClient(port)
  const end = async (signal: NodeJS.Signals): Promise<ProcessResult> => {
    started.child.kill(signal)
    const ended = await started.ended
    client.close()
    return ended
  }
  return {
    ...client,
    pid: started.child.pid ?? 0,
    port,
    output: started.output,
    isRunning: () => started.child.exitCode === null && started.child.signalCode === null,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    ended: started.ended,
  }
}

/** Starts the shop and expects it to fail; returns exit code and output. */
export async function startExpectingFailure(
  environment: Readonly<Record<string, string>>,
): Promise<ProcessResult> {
  const { child, port, ended } = await launch(environment)
  const outcome = await Promise.race([ended, port])
  if (typeof outcome !== 'number') return outcome
  child.kill('SIGKILL')
  throw new Error('the shop opened where it should not')
}

/** Runs one of the merchant's commands in a process of its own. */
export async function runOps(
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<ProcessResult> {
  return collect(['ops/main.ts', ...words], environment).ended
}

async function launch(environment: Readonly<Record<string, string>>, release = root) {
  const folder = await temporaryFolder()
  const usual = {
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    MAIL_DIR: path.join(folder, 'mail'),
    LOG_LEVEL: 'error',
    SAMPLE: 'off',
    RATE_LIMITS: 'off',
    ...(environment.DATABASE_URL && { SECRET: 'a secret of more than thirty-two letters' }),
  }
  const run = collect(['ops/start.ts'], { ...usual, ...environment }, release)
  const port = new Promise<number>((resolve) => {
    run.child.stdout.on('data', () => {
      const [, found] = /Posy is open at http:\/\/[^\s:]+:(\d+)/.exec(run.output()) ?? []
      if (found) resolve(Number(found))
    })
  })
  return { ...run, port }
}

/** Passes only the given environment, without the test run's own configuration. */
function collect(args: readonly string[], environment: Readonly<Record<string, string>>, cwd = root) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (text += part))
  const ended = once(child, 'close').then(([code]): ProcessResult => ({
    code: code as number | null,
    output: text,
  }))
  cleanups.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  return { child, ended, output: () => text }
}

export type TestProcess = ShopProcess & {
  readonly db: Db
  readonly databaseUrl: string
  readonly mailFolder: string
  readonly environment: Readonly<Record<string, string>>
} & Awaited<ReturnType<typeof stockGoods>>

/** The shop process on a fresh database of the test run's server, with the small goods of the operations' tests. */
export async function openTestProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestProcess> {
  const database = await createTestDatabase()
  cleanups.push(() => database.drop())
  const goods = await stockGoods(database.db)
  const folder = await temporaryFolder()
  const mailFolder = path.join(folder, 'mail')
  const whole = {
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    MAIL_DIR: mailFolder,
    ...environment,
  }
  const shop = await startShopProcess(whole)
  return { ...shop, ...goods, db: database.db, databaseUrl: database.url, mailFolder, environment: whole }
}

export type StockedFolder = {
  readonly dataDir: string
  readonly mailFolder: string
  readonly environment: Readonly<Record<string, string>>
} & Awaited<ReturnType<typeof stockGoods>>

/** A data folder with the test products in a stopped embedded database. */
export async function stockDataFolder(): Promise<StockedFolder> {
  const folder = await temporaryFolder()
  const dataDir = path.join(folder, 'data')
  const mailFolder = path.join(folder, 'mail')
  cleanups.push(() => killDatabase(dataDir))
  const embedded = await startEmbedded(dataDir, silent)
  const db = openDatabase(embedded.connection)
  await migrate(db)
  const goods = await stockGoods(db)
  await db.close()
  await embedded.stop()
  return { ...goods, dataDir, mailFolder, environment: { DATA_DIR: dataDir, MAIL_DIR: mailFolder } }
}

/** A folder that is removed after the tests of a file. */
async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'posy-shop-')))
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
