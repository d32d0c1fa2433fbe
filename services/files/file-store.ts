// Files that every node of the shop needs: pictures, files of builds, the snapshot of the catalogue.

export type FileStore = {
  get(key: string): Promise<Buffer | undefined>
  /** Readers see the former bytes or the new ones, never a part. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Keys of the folder's files: 'builds' → 'builds/3f2a.json', … */
  list(folder: string): Promise<string[]>
  /** A missing file is no fault. */
  delete(key: string): Promise<void>
}

/** A folder and a file: 'pictures/mug.webp'. */
const keyFormat = /^[a-z]+\/\w[\w.-]*$/

/** Throws for a key that would leave its folder. */
export function assertKey(key: string): void {
  if (!keyFormat.test(key)) throw new Error(`'${key}' is not the key of a file`)
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  json: 'application/json',
}

/** Undefined for a file that no browser requests. */
export function contentTypeOf(name: string): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(types, extension) ? types[extension] : undefined
}
