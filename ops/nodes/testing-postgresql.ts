// Test support: PostgreSQL servers of their own from the built-in programs, on 127.0.0.1.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '#postgres/binaries.ts'
import { databaseOwner } from '#postgres/owner.ts'
import { until } from '#test-support/until.ts'
import type { Network } from './testing-network.ts'
import { freePort } from './testing-ports.ts'
import { setpriv, spawnProgram } from './testing-programs.ts'

const run = promisify(execFile)

export type PostgresServer = { readonly url: string; readonly port: number; stop(): Promise<void> }

export type PostgresFolder = {
  readonly folder: string
  /** A new cluster, stopped. */
  readonly data: string
  /** Gives a folder to the user of the servers. */
  own(folder: string): Promise<void>
  start(data: string, port: number, settings?: readonly string[]): Promise<PostgresServer>
  /** The same in a network of its own, for the nodes in that network. `url` has the address for the first node. */
  startIn(network: Network, data: string, port: number): Promise<PostgresServer>
  remove(): Promise<void>
}

/** `programs`: a folder with the programs of another version. */
export async function createCluster(programs?: string): Promise<PostgresFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-postgresql-'))
  await chmod(folder, 0o755)
  const owner = await databaseOwner(folder)
  const { initdb, postgres } = programs
    ? { initdb: path.join(programs, 'initdb'), postgres: path.join(programs, 'postgres') }
    : await findBinaries(folder, owner)
  const asOwner = { ...owner, cwd: '/' }
  const data = path.join(folder, 'data')
  const own = async (each: string): Promise<void> => {
    await run('mkdir', ['-p', '-m', '700', each])
    if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, each])
  }
  await own(data)
  await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], asOwner)
  return {
    folder,
    data,
    own,
    async startIn(network, from, port) {
      const hosts = network.cables.map(({ host }) => host)
      await appendFile(
        path.join(from, 'pg_hba.conf'),
        hosts.map((host) => `host all all ${host}/30 trust\n`).join(''),
      )
      const args = argumentsOf(from, port, [`listen_addresses=${hosts.join(',')}`])
      const identity = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
      const words = [
        'netns',
        'exec',
        network.name,
        setpriv,
        '--pdeathsig',
        'QUIT',
        ...identity,
        postgres,
        ...args,
      ]
      const child = spawn('ip', words, { cwd: '/', stdio: 'ignore' })
      const ended = once(child, 'exit')
      const url = `postgres://postgres@${hosts[0]}:${port}/postgres`
      await until(() => answersSql(url))
      return { url, port, stop: () => stop(child, ended) }
    },
    async start(from, port, settings = []) {
      const args = argumentsOf(from, port, ['listen_addresses=127.0.0.1', ...settings])
      const child = spawnProgram(postgres, args, { ...asOwner, stdio: 'ignore' }, 'QUIT')
      const ended = once(child, 'exit')
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`
      await until(() => answersSql(url))
      return { url, port, stop: () => stop(child, ended) }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function argumentsOf(data: string, port: number, settings: readonly string[]): string[] {
  const all = ['unix_socket_directories=', 'fsync=off', ...settings]
  return ['-D', data, '-p', String(port), ...all.flatMap((each) => ['-c', each])]
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGQUIT')
  await ended
}

/** A server with settings of its own, removed when it stops. */
export async function openPostgres(settings: readonly string[], programs?: string): Promise<PostgresServer> {
  const cluster = await createCluster(programs)
  const server = await cluster.start(cluster.data, await freePort(), settings)
  return {
    ...server,
    async stop() {
      await server.stop()
      await cluster.remove()
    },
  }
}

export async function askSql(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

export function answersSql(connectionString: string, text = 'select 1'): Promise<boolean> {
  return askSql(connectionString, text).then(
    () => true,
    () => false,
  )
}
