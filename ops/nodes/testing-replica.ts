// Test support: a PostgreSQL primary with a streaming replica, from the built-in programs, on 127.0.0.1.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '#postgres/binaries.ts'
import { databaseOwner } from '#postgres/owner.ts'
import { until } from '#test-support/until.ts'
import { freePort } from './testing-balancers.ts'

const run = promisify(execFile)

export type ReplicatedServer = {
  readonly primaryUrl: string
  readonly replicaUrl: string
  /** The replica replays each transaction so many seconds after its commit. */
  delayReplica(seconds: number): Promise<void>
  /** Resolves when the replica has replayed everything. */
  catchUp(): Promise<void>
  killReplica(): Promise<void>
  close(): Promise<void>
}

export async function openReplicatedServer(): Promise<ReplicatedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-replica-'))
  await chmod(folder, 0o755)
  const owner = await databaseOwner(folder)
  const { initdb, postgres } = await findBinaries(folder, owner)
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  const primary = path.join(folder, 'primary')
  const replica = path.join(folder, 'replica')
  const home = path.join(folder, 'home')
  if (owner)
    await run('install', ['-d', '-o', String(owner.uid), '-g', String(owner.gid), home, primary, replica])
  const asOwner = { ...owner, cwd: '/' }
  await run(initdb, ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], asOwner)
  // A copy of a stopped cluster with `standby.signal` is a standby.
  await cp(primary, replica, { recursive: true })
  await writeFile(path.join(replica, 'standby.signal'), '')
  await appendFile(
    path.join(replica, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres'\n`,
  )
  await run('chmod', ['700', primary, replica])
  if (owner) await run('chown', ['-R', `${owner.uid}:${owner.gid}`, primary, replica])

  const start = (data: string, port: number) => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'wal_level=replica',
    ]
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
    const child = spawn(postgres, args, { ...asOwner, stdio: 'ignore' })
    return { child, ended: once(child, 'exit') }
  }
  const url = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`
  const primaryProcess = start(primary, primaryPort)
  await until(() => answers(url(primaryPort)))
  const replicaProcess = start(replica, replicaPort)
  await until(() => answers(url(replicaPort)))

  return {
    primaryUrl: url(primaryPort),
    replicaUrl: url(replicaPort),
    async delayReplica(seconds) {
      await ask(url(replicaPort), `alter system set recovery_min_apply_delay = '${seconds}s'`)
      await ask(url(replicaPort), 'select pg_reload_conf()')
    },
    async catchUp() {
      const [row] = await ask(url(primaryPort), 'select pg_current_wal_insert_lsn() as place')
      await until(async () => {
        const reached = `select pg_last_wal_replay_lsn() >= '${String(row!.place)}' as reached`
        return (await ask(url(replicaPort), reached))[0]!.reached === true
      })
    },
    async killReplica() {
      replicaProcess.child.kill('SIGQUIT')
      await replicaProcess.ended
    },
    async close() {
      for (const { child } of [replicaProcess, primaryProcess]) child.kill('SIGQUIT')
      await Promise.all([replicaProcess.ended, primaryProcess.ended])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ask(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

function answers(connectionString: string): Promise<boolean> {
  return ask(connectionString, 'select 1').then(
    () => true,
    () => false,
  )
}
