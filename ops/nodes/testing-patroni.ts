// Test support: two PostgreSQL servers that Patroni manages, with etcd and HAProxy before them, on 127.0.0.1.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, globSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseOwner, type Owner } from '#postgres/owner.ts'
import { until } from '#test-support/until.ts'
import { startDatabaseHaproxy, type Balancer } from './testing-balancers.ts'
import { freePort } from './testing-ports.ts'
import { askSql } from './testing-postgresql.ts'
import { spawnProgram } from './testing-programs.ts'

const names = ['db1', 'db2'] as const
export type Member = (typeof names)[number]

/** Seconds until the lock of a dead primary ends: the least that Patroni accepts. */
const ttl = 20
/** For steps of Patroni, which take turns of a second. */
const timeoutSeconds = 60

export type Cluster = {
  /** The address through HAProxy, which leads to the primary. */
  readonly url: string
  urlOf(member: Member): string
  primary(): Promise<Member>
  /** Resolves when the other server is the primary's synchronous standby. */
  untilReplicated(): Promise<void>
  /** Asks Patroni to exchange primary and standby. */
  switchOver(): Promise<void>
  /** Kills the primary and its Patroni, as a machine that fails. */
  killPrimary(): Promise<void>
  /** Starts what was killed. */
  restart(): void
  close(): Promise<void>
}

const postgresFolder = globSync('/usr/lib/postgresql/*/bin').find((folder) =>
  existsSync(path.join(folder, 'pg_rewind')),
)

/** Debian packages that the cluster needs and this machine lacks. */
export function missingPackages(): string[] {
  const installed = {
    patroni: existsSync('/usr/bin/patroni'),
    'etcd-server': existsSync('/usr/bin/etcd'),
    haproxy: existsSync('/usr/sbin/haproxy'),
    postgresql: postgresFolder !== undefined,
  }
  return Object.entries(installed).flatMap(([name, found]) => (found ? [] : [name]))
}

type Ports = { readonly database: number; readonly patroni: number }

export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-patroni-'))
  await chmod(folder, 0o755)
  const owner = await databaseOwner(folder)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const etcd = await startEtcd(folder)
  const ports = await Promise.all(
    names.map(async () => ({ database: await freePort(), patroni: await freePort() })),
  )
  const portsOf = (member: Member): Ports => ports[names.indexOf(member)]!
  for (const member of names) await writeSettings(folder, member, portsOf(member), etcd.port, owner)
  const processes = createProcesses(folder, owner)
  const roles = createRoles(portsOf)
  let balancer: Balancer | undefined
  async function close(): Promise<void> {
    for (const member of names) await processes.kill(member)
    await balancer?.stop()
    await etcd.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const urlAt = (port: number, database = 'posy'): string =>
    `postgres://postgres@127.0.0.1:${port}/${database}`
  try {
    processes.start('db1')
    await roles.primary()
    await askSql(urlAt(portsOf('db1').database, 'postgres'), 'create database posy')
    processes.start('db2')
    await roles.untilReplicated()
    balancer = await startDatabaseHaproxy(await freePort(), ports)
  } catch (cause) {
    const log = await readFile(processes.logOf('db1'), 'utf8')
    await close()
    throw new Error(`no cluster:\n${log.slice(-4_000)}`, { cause })
  }
  return {
    ...roles,
    url: urlAt(balancer.port),
    urlOf: (member) => urlAt(portsOf(member).database),
    killPrimary: async () => processes.kill(await roles.primary()),
    restart: () =>
      names.filter((member) => !processes.isRunning(member)).forEach((member) => processes.start(member)),
    close,
  }
}

function createProcesses(folder: string, owner: Owner | undefined) {
  const children = new Map<Member, ChildProcess>()
  const logOf = (member: Member): string => path.join(folder, `${member}.log`)
  function isRunning(member: Member): boolean {
    const child = children.get(member)
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }
  return {
    logOf,
    isRunning,
    start: (member: Member): void => {
      const log = openSync(logOf(member), 'a')
      const settings = [path.join(folder, `${member}.json`)]
      const stdio = ['ignore' as const, log, log]
      children.set(member, spawnProgram('/usr/bin/patroni', settings, { ...owner, cwd: '/', stdio }))
      closeSync(log)
    },
    /** The other processes of the killed server end by themselves. */
    async kill(member: Member): Promise<void> {
      if (!isRunning(member)) return
      const child = children.get(member)!
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      const file = path.join(folder, member, 'postmaster.pid')
      const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
      if (pid) process.kill(Number(pid), 'SIGKILL')
    },
  }
}

/** Asks and exchanges the roles of the servers, through Patroni. */
function createRoles(portsOf: (member: Member) => Ports) {
  async function succeeds(member: Member, address: string, body?: object): Promise<boolean> {
    const sent = { method: body ? 'POST' : 'GET', ...(body && { body: JSON.stringify(body) }) }
    const timeout = { signal: AbortSignal.timeout(30_000) }
    return fetch(`http://127.0.0.1:${portsOf(member).patroni}${address}`, { ...sent, ...timeout }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  async function primary(): Promise<Member> {
    let found: Member | undefined
    await until(async () => {
      for (const member of names) if (await succeeds(member, '/primary')) found = member
      return found !== undefined
    }, timeoutSeconds)
    return found!
  }
  const other = (member: Member): Member => (member === 'db1' ? 'db2' : 'db1')
  return {
    primary,
    async untilReplicated(): Promise<void> {
      const standby = other(await primary())
      await until(() => succeeds(standby, '/synchronous'), timeoutSeconds)
    },
    async switchOver(): Promise<void> {
      const leader = await primary()
      const roles = { leader, candidate: other(leader) }
      // Patroni refuses while it writes its record in etcd, and may exchange the roles without saying so.
      const isExchanged = async () =>
        (await succeeds(leader, '/switchover', roles)) || succeeds(roles.candidate, '/primary')
      await until(isExchanged, timeoutSeconds)
    },
  }
}

async function writeSettings(
  folder: string,
  name: Member,
  ports: Ports,
  etcdPort: number,
  owner: Owner | undefined,
): Promise<void> {
  const data = path.join(folder, name)
  await mkdir(data, { mode: 0o700 })
  if (owner) await chown(data, owner.uid, owner.gid)
  const user = { username: 'postgres', password: 'unused' }
  const address = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })
  const settings = {
    scope: 'posy',
    name,
    restapi: address(ports.patroni),
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl,
        loop_wait: 1,
        retry_timeout: 5,
        // An order that was acknowledged is on both servers.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, checkpoint_timeout: '30s' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      ...address(ports.database),
      data_dir: data,
      bin_dir: postgresFolder,
      pgpass: path.join(folder, `${name}.pgpass`),
      authentication: { replication: user, superuser: user, rewind: user },
      parameters: { unix_socket_directories: '' },
    },
  }
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(settings))
}

async function startEtcd(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const args = {
    'data-dir': path.join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
    'log-level': 'error',
  }
  const settings = Object.entries(args).map(([name, value]) => `--${name}=${value}`)
  const child = spawnProgram('/usr/bin/etcd', settings, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await until(() =>
    fetch(`${client}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
