// Serves the storefront's built files from memory. Names contain a content hash, so browsers cache them forever.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf } from '#services/files/file-store.ts'
import { root } from '../pages/build-storefront.ts'
import { acceptedEncodings } from './encode.ts'
import { textResponse, type HttpResponse } from './response.ts'

export type StaticFile = { readonly type: string; readonly body: Buffer; readonly brotli: Buffer | undefined }

export type StaticFiles = (url: string, acceptEncoding: string | undefined) => Promise<HttpResponse>

// Never an HTML page for a missing script: the browser would cache it as the script.
export const missingFile = textResponse(404, 'There is no such file.')

/** Serves the current content of dist/client/assets, with files of earlier builds that open pages still need. */
export async function openStaticFiles(): Promise<StaticFiles> {
  const folder = path.join(root, 'dist/client/assets')
  const names = new Set(await readdir(folder))
  const files = new Map<string, Promise<StaticFile>>()

  async function read(name: string, type: string): Promise<StaticFile> {
    const bytes = (file: string) => readFile(path.join(folder, file))
    return {
      type,
      body: await bytes(name),
      brotli: names.has(`${name}.br`) ? await bytes(`${name}.br`) : undefined,
    }
  }

  return async (url, acceptEncoding) => {
    const name = assetName(url)
    const type = contentTypeOf(name)
    if (!names.has(name) || !type) return missingFile
    let file = files.get(name)
    if (!file) {
      file = read(name, type)
      files.set(name, file)
      file.catch(() => files.delete(name))
    }
    return staticResponse(await file, acceptEncoding)
  }
}

/** '/assets/start-3f2a.js?1' → 'start-3f2a.js'. */
export function assetName(url: string): string {
  return url.slice('/assets/'.length).split('?', 1)[0] ?? ''
}

export function staticResponse(
  { type, body, brotli }: StaticFile,
  acceptEncoding: string | undefined,
): HttpResponse {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  }
  if (brotli && acceptedEncodings(acceptEncoding).small === 'br')
    return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: brotli }
  return { status: 200, headers, body }
}
