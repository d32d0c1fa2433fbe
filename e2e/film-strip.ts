// Strips of frames for review: `SCREENSHOTS=folder npm test -- --e2e animations`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'

const frameWidth = 240
const gap = 4

/** Pauses the animations in an element. */
export async function pauseAt(element: Locator, milliseconds: number): Promise<void> {
  await element.evaluate((root, at) => {
    for (const animation of root.getAnimations({ subtree: true })) {
      animation.pause()
      animation.currentTime = at
    }
  }, milliseconds)
}

/** Saves {name}.webp in the folder SCREENSHOTS, one frame after each step; does nothing when it is not set. */
export async function filmStrip(
  name: string,
  stage: Locator,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  const frames: Buffer[] = []
  for (const step of steps) {
    await step()
    frames.push(
      await sharp(await stage.screenshot())
        .resize({ width: frameWidth })
        .toBuffer(),
    )
  }
  const heights = await Promise.all(frames.map(async (frame) => (await sharp(frame).metadata()).height))
  const strip = sharp({
    create: {
      width: frames.length * (frameWidth + gap) - gap,
      height: Math.max(...heights),
      channels: 3,
      background: 'white',
    },
  }).composite(frames.map((input, at) => ({ input, left: at * (frameWidth + gap), top: 0 })))
  await writeFile(path.join(folder, `${name}.webp`), await strip.webp({ quality: 65 }).toBuffer())
}
