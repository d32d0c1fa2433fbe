// Test support: PgBouncer in transaction mode, on 127.0.0.1.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseOwner } from '#postgres/owner.ts'
import { until } from '#test-support/until.ts'
import { freePort } from './testing-ports.ts'
import { answersSql, type PostgresServer } from './testing-postgresql.ts'
import { spawnProgram } from './testing-programs.ts'

const program = '/usr/sbin/pgbouncer'
export const needsPooler = !existsSync(program) && 'needs the Debian package pgbouncer'

/** Fewer connections to a database than any client opens, so that transactions share them. */
const serverConnections = 3

export async function openPooler(server: PostgresServer): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
    * = host=127.0.0.1 port=${server.port} user=postgres
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = ${serverConnections}
    max_client_conn = 1000
    `,
  )
  // PgBouncer refuses to run as root.
  const owner = await databaseOwner(folder)
  const options = { ...owner, cwd: '/', stdio: 'ignore' as const }
  const child = spawnProgram(program, ['-q', settings], options)
  const ended = once(child, 'exit')
  const url = new URL(server.url)
  url.port = String(port)
  await until(() => answersSql(url.href))
  return {
    url: url.href,
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
