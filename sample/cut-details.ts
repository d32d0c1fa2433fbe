// Cuts the close-ups out of the photographs: node sample/cut-details.ts, then describe-pictures.ts.
import path from 'node:path'
import sharp from 'sharp'
import { letteredCloseUps, plainCloseUps } from './close-ups.ts'
import { sampleLettering } from './lettering.ts'

const folder = path.join(import.meta.dirname, 'pictures')
/** Phones show a close-up as wide as a whole photograph. */
const side = 960

for (const [picture, { of, window }] of Object.entries({ ...letteredCloseUps, ...plainCloseUps })) {
  const photograph = picture in letteredCloseUps ? sampleLettering[of]!.blank : of
  const source = sharp(path.join(folder, `${photograph}.webp`))
  const { width } = await source.metadata()
  const [left, top, edge] = window.map((part) => Math.round((part * width) / 1000)) as [
    number,
    number,
    number,
  ]
  await source
    .extract({ left, top, width: edge, height: edge })
    .resize(side, side, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 })
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${picture}.webp`))
}
