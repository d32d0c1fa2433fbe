// Serves the storefront's built files from memory. Names contain a content hash, so browsers cache them forever.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { textAnswer, type HttpAnswer } from './answer.ts'
import { root } from '../pages/build-storefront.ts'
import { encodingFor } from './encode.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

type StaticFile = { readonly type: string; readonly body: Buffer; readonly brotli: Buffer | undefined }

export type StaticFiles = (url: string, acceptEncoding: string | undefined) => Promise<HttpAnswer>

// Never an HTML page for a missing script: the browser would cache it as the script.
const missing = textAnswer(404, 'There is no such file.')

/** Serves the current content of dist/client/assets, with files of earlier builds that open pages still need. */
export async function openStaticFiles(): Promise<StaticFiles> {
  const folder = path.join(root, 'dist/client/assets')
  const names = new Set(await readdir(folder))
  const files = new Map<string, Promise<StaticFile>>()

  async function read(name: string): Promise<StaticFile> {
    const bytes = (file: string) => readFile(path.join(folder, file))
    return {
      type: types[path.extname(name)] ?? 'application/octet-stream',
      body: await bytes(name),
      brotli: names.has(`${name}.br`) ? await bytes(`${name}.br`) : undefined,
    }
  }

  return async (url, acceptEncoding) => {
    const name = url.slice('/assets/'.length).split('?', 1)[0] ?? ''
    if (!names.has(name) || !Object.hasOwn(types, path.extname(name))) return missing
    let file = files.get(name)
    if (!file) {
      file = read(name)
      files.set(name, file)
      file.catch(() => files.delete(name))
    }
    const { type, body, brotli } = await file
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    }
    if (brotli && encodingFor(acceptEncoding) === 'br')
      return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: brotli }
    return { status: 200, headers, body }
  }
}
