// `npm run bench:uploads`: times of a cached page while forty staff members upload a photograph of twelve megapixels at the
// same moment. One page every twenty milliseconds, as visitors come: the load itself takes little of the processor.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { pictureUploadPath } from '#contract/picture-upload.ts'
import { openConnection } from './connection.ts'
import { startAnywhere } from './processes.ts'

const uploads = 40
const goalMs = 50
const everyMs = 20

/** Fine grain, so that its JPEG has the size of a photograph. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4_000, 3_000]
  const grain = await sharp(randomBytes((width * height * 3) / 16), {
    raw: { width: width / 4, height: height / 4, channels: 3 },
  })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer()
  return grain
}

/** Times of the page in milliseconds, until `ended` resolves. */
async function timePages(origin: string, ended: Promise<unknown>): Promise<string> {
  const times: number[] = []
  const state = { isOver: false }
  void ended.then(() => (state.isOver = true))
  const connection = openConnection(origin)
  while (!state.isOver) {
    const began = performance.now()
    await connection.request('GET /classify/easter HTTP/1.1\r\naccept-encoding: gzip, deflate, br, zstd')
    times.push(performance.now() - began)
    await delay(Math.max(0, everyMs - (performance.now() - began)))
  }
  connection.close()
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  if (at(0.99) > goalMs) process.exitCode = 1
  return `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms of ${times.length} pages`
}

const scratch = await mkdtemp(path.join(tmpdir(), 'posy-uploads-'))
const shop = startAnywhere('uploads-process.ts', [path.join(scratch, 'data'), path.join(scratch, 'mail')])
try {
  const { origin, token } = await shop.message<{ origin: string; token: string }>()
  const photos: Buffer[] = []
  for (let at = 0; at < uploads; at += 1) photos.push(await photograph())
  const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1_000_000 / uploads
  console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`)
  console.log(`without uploads: ${await timePages(origin, delay(5_000))}`)
  const began = performance.now()
  const sent = Promise.all(
    photos.map(async (body) => {
      const headers = { cookie: `staff=${token}`, 'content-type': 'image/jpeg' }
      const response = await fetch(origin + pictureUploadPath, {
        method: 'POST',
        body: new Uint8Array(body),
        headers,
      })
      if (response.status !== 200)
        throw new Error(`an upload got ${response.status}: ${await response.text()}`)
    }),
  )
  console.log(`during uploads:  ${await timePages(origin, sent)} (to reach: p99 ${goalMs} ms)`)
  await sent
  const seconds = (performance.now() - began) / 1_000
  console.log(`${uploads} photographs of ${megabytes.toFixed(1)} MB were stored in ${seconds.toFixed(1)} s`)
} finally {
  await shop.stop()
  await rm(scratch, { recursive: true, force: true })
}
