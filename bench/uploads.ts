// `npm run bench:uploads`: times of a cached page while forty staff members upload a photograph of twelve megapixels at the
// same moment. One page every twenty milliseconds, as visitors come: the load itself takes little of the processor.
import { randomBytes } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { pictureUploadPath } from '#contract/picture-upload.ts'
import { describeTimes, timePages } from './page-times.ts'
import { openScratch, startAnywhere } from './processes.ts'

const uploads = 40
const goalMs = 50

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

await using scratch = await openScratch()
await using shop = startAnywhere('uploads-process.ts', scratch)
const { origin, token } = await shop.message<{ origin: string; token: string }>()
const photos: Buffer[] = []
for (let at = 0; at < uploads; at += 1) photos.push(await photograph())
const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / 1_000_000 / uploads
console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`)
const page = () => '/classify/easter'
console.log(`without uploads: ${describeTimes(await timePages(origin, page, delay(5_000)))}`)
const began = performance.now()
const sent = Promise.all(
  photos.map(async (body) => {
    const headers = { cookie: `staff=${token}`, 'content-type': 'image/jpeg' }
    const response = await fetch(origin + pictureUploadPath, {
      method: 'POST',
      body: new Uint8Array(body),
      headers,
    })
    if (response.status !== 200) throw new Error(`an upload got ${response.status}: ${await response.text()}`)
  }),
)
const during = await timePages(origin, page, sent)
console.log(`during uploads:  ${describeTimes(during)} (to reach: p99 ${goalMs} ms)`)
if (during.p99 > goalMs) process.exitCode = 1
await sent
const seconds = (performance.now() - began) / 1_000
console.log(`${uploads} photographs of ${megabytes.toFixed(1)} MB were stored in ${seconds.toFixed(1)} s`)
