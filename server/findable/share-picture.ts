// The picture a shared link shows: the photograph whole in the middle of its own blurred enlargement, 1200 × 630.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { textAnswer, type HttpAnswer } from '../answer.ts'
import type { Originals } from '../media/originals.ts'

const width = 1200
const height = 630
const missing = textAnswer(404, 'There is no such picture.')

export function createSharePictures(originals: Originals): {
  answer(request: IncomingMessage): Promise<HttpAnswer>
} {
  const made = new LRUCache<string, Promise<HttpAnswer>>({ max: 200 })
  return {
    async answer({ url = '' }) {
      const [, name] = /^\/share\/([a-z0-9][a-z0-9-]{0,119})\.jpg$/.exec(url.split('?', 1)[0] ?? '') ?? []
      const original = name === undefined ? undefined : await originals(name)
      if (name === undefined || !original) return missing
      const key = `${name} ${original.version}`
      const known = made.get(key)
      if (known) return known
      const answer = make(original.file)
      made.set(key, answer)
      answer.catch(() => made.delete(key))
      return answer
    },
  }
}

async function make(file: string): Promise<HttpAnswer> {
  const original = await readFile(file)
  const backdrop = sharp(original).resize(width, height, { fit: 'cover' }).blur(40)
  const photograph = await sharp(original).resize(width, height, { fit: 'inside' }).toBuffer()
  const body = await backdrop
    .composite([{ input: photograph }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return {
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=604800' },
    body,
  }
}
