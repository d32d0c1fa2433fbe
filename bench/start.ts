// `node bench/start.ts --products 100000`: seconds until a node is ready, from the database and from the snapshot of the
// catalogue. The catalogue stays in var/bench for the next run.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOnCore0 } from './processes.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const dataDir = path.resolve(import.meta.dirname, `../var/bench/${values.products}`)
const snapshot = path.join(dataDir, 'catalog')
const mailDir = await mkdtemp(path.join(tmpdir(), 'posy-start-'))

type Started = { readonly startSeconds: number; readonly startCpuSeconds: number }

async function measure(name: string, meanwhile: () => Promise<void>): Promise<void> {
  const child = startOnCore0('shop-process.ts', [values.products, dataDir, mailDir])
  try {
    const { startSeconds, startCpuSeconds } = await child.message<Started>()
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
    console.log(
      `${name}: ready after ${startSeconds.toFixed(1)} s, ${startCpuSeconds.toFixed(1)} s of processor time of the node, ` +
        `${Math.round(Number(memory) / 1024)} MB`,
    )
    await meanwhile()
  } finally {
    await child.stop()
  }
}

async function untilWritten(): Promise<void> {
  const began = performance.now()
  while (!existsSync(path.join(snapshot, 'snapshot.json'))) await delay(200)
  console.log(`Snapshot written ${((performance.now() - began) / 1000).toFixed(1)} s later.`)
}

try {
  await rm(snapshot, { recursive: true, force: true })
  await measure('From the database', untilWritten)
  await measure('From the snapshot', async () => undefined)
} finally {
  await rm(mailDir, { recursive: true, force: true })
}
