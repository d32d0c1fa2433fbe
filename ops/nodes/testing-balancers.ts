// Test support: real load balancers with the configurations of deploy/, on 127.0.0.1.
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '#test-support/until.ts'
import { answersSql } from './testing-postgresql.ts'
import { spawnProgram } from './testing-programs.ts'

export type Backend = { readonly port: number; readonly healthPort: number }
export type Balancer = { readonly port: number; stop(): Promise<void> }

const deploy = path.resolve(import.meta.dirname, '../../deploy')

/** Needs the Debian package nginx-light. */
export async function startNginx(port: number, backends: readonly Backend[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-nginx-'))
  const upstreams = await readFile(path.join(deploy, 'nginx/upstreams.conf'), 'utf8')
  let at = 0
  const own = upstreams.replaceAll(/server [\d.]+:\d+/g, () => `server 127.0.0.1:${backends[at++]!.port}`)
  await writeFile(path.join(folder, 'upstreams.conf'), own)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
    events {}
    http {
      access_log off; ${paths.join(' ')}
      include ${folder}/upstreams.conf;
      server { listen 127.0.0.1:${port}; include ${deploy}/nginx/shop.conf; }
    }`,
  )
  return run(
    'nginx',
    ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`],
    {},
    port,
    folder,
  )
}

/** Needs the Debian package haproxy. Nodes after the second get lines of their own. */
export async function startHaproxy(port: number, backends: readonly Backend[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-haproxy-'))
  const usual = await readFile(path.join(deploy, 'haproxy/haproxy.cfg'), 'utf8')
  const environment: Record<string, string> = { LISTEN: `127.0.0.1:${port}` }
  let configuration = usual.trimEnd()
  for (const [at, backend] of backends.entries()) {
    const number = at + 1
    environment[`WEB_${number}`] = `127.0.0.1:${backend.port}`
    environment[`HEALTH_${number}`] = String(backend.healthPort)
    if (number > 2) configuration += `\n  server web${number} "\${WEB_${number}}" port "\${HEALTH_${number}}"`
  }
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, `${configuration}\n`)
  return run('haproxy', ['-db', '-f', file], environment, port, folder)
}

type DatabaseServer = { readonly database: number; readonly patroni: number }

/** HAProxy before two PostgreSQL servers of Patroni. */
export async function startDatabaseHaproxy(
  port: number,
  [first, second]: readonly DatabaseServer[],
): Promise<Balancer> {
  const environment = {
    LISTEN: `127.0.0.1:${port}`,
    DB_1: `127.0.0.1:${first!.database}`,
    DB_2: `127.0.0.1:${second!.database}`,
    PATRONI_1: String(first!.patroni),
    PATRONI_2: String(second!.patroni),
  }
  const args = ['-db', '-f', path.join(deploy, 'haproxy/postgresql.cfg')]
  const url = `postgres://postgres@127.0.0.1:${port}/posy`
  const isWritable = () => answersSql(url, 'create temporary table writable ()')
  // HAProxy takes both servers for good ones until its first checks; connections take turns.
  return run('haproxy', args, environment, port, undefined, async () =>
    (await Promise.all([isWritable(), isWritable(), isWritable()])).every(Boolean),
  )
}

async function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  port: number,
  folder?: string,
  answers = () => isLive(port),
): Promise<Balancer> {
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, ...environment }
  const child = spawnProgram(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => void (output += text))
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`install the Debian package of ${program}`, { cause: error })
  })
  const ended = once(child, 'exit')
  const early = ended.then(() => {
    throw new Error(`${program} ended:\n${output}`)
  })
  early.catch(() => undefined)
  failed.catch(() => undefined)
  await Promise.race([until(answers), failed, early])
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

function isLive(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/live`).then(
    ({ ok }) => ok,
    () => false,
  )
}
