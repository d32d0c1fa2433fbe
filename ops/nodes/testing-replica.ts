// Test support: a PostgreSQL primary with a streaming replica.
import { appendFile, cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { until } from '#test-support/until.ts'
import { freePort } from './testing-ports.ts'
import { askSql, createCluster } from './testing-postgresql.ts'

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
  const cluster = await createCluster()
  const [primaryPort, replicaPort] = [await freePort(), await freePort()]
  // A copy of a stopped cluster with `standby.signal` is a standby.
  const data = path.join(cluster.folder, 'replica')
  await cp(cluster.data, data, { recursive: true })
  await writeFile(path.join(data, 'standby.signal'), '')
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres'\n`,
  )
  await cluster.own(data)
  const primary = await cluster.start(cluster.data, primaryPort)
  const replica = await cluster.start(data, replicaPort)
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    async delayReplica(seconds) {
      await askSql(replica.url, `alter system set recovery_min_apply_delay = '${seconds}s'`)
      await askSql(replica.url, 'select pg_reload_conf()')
    },
    async catchUp() {
      const [row] = await askSql(primary.url, 'select pg_current_wal_insert_lsn() as place')
      await until(async () => {
        const reached = `select pg_last_wal_replay_lsn() >= '${String(row!.place)}' as reached`
        return (await askSql(replica.url, reached))[0]!.reached === true
      })
    },
    killReplica: () => replica.stop(),
    async close() {
      await replica.stop()
      await primary.stop()
      await cluster.remove()
    },
  }
}
