// `npm run test:nodes`: starts PostgreSQL and several nodes of the shop. It runs the tests of `ops/nodes` with large
// sizes and prints a table of measurements. `--long` lets two releases run side by side for ten minutes, not for one.
// `npm test` runs the same files with small sizes, except `*.nodes.test.ts`: they need the Debian packages nginx-light
// and haproxy, or minutes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openTestServer } from './test-server.ts'

process.chdir(path.resolve(import.meta.dirname, '..'))

type Row = { readonly point: string; readonly goal: string; readonly measured: string }

const isLong = process.argv.includes('--long')
const words = process.argv.slice(2).filter((word) => word !== '--long')
const files = globSync('ops/nodes/*.test.ts')
  .sort()
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
const server = await openTestServer()
const table = path.join(server.folder, 'nodes.jsonl')
try {
  const test = spawn(
    process.execPath,
    ['--test', '--test-concurrency=1', '--test-timeout=1800000', '--test-reporter=spec', ...files],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: server.url,
        TEST_RUN_FOLDER: server.folder,
        NODES_TABLE: table,
        END_WITH: String(process.pid),
        NODE_OPTIONS: `--import ${path.resolve('test-support/end-with-parent.ts')}`,
        ...(isLong && { NODES_LONG: 'on' }),
      },
    },
  )
  // Nothing that the tests started outlives this command.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void test.kill())
  const [code] = (await once(test, 'exit')) as [number | null]
  process.exitCode = code ?? 1
  const rows = existsSync(table) ? readFileSync(table, 'utf8').trim().split('\n') : []
  for (const { point, goal, measured } of rows.map((row) => JSON.parse(row) as Row))
    console.log(`${point.padEnd(72)} ${goal.padEnd(30)} ${measured}`)
} finally {
  await server.stop()
}
