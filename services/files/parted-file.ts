// Files that are too large for memory, in parts behind a manifest. The manifest is written after all parts, so a partly
// written file is never read.
import { createHash, randomBytes } from 'node:crypto'
import type { FileStore } from './file-store.ts'

export type FilePart = { readonly key: string; readonly bytes: number; readonly sha256: string }

export type PartedFile<Facts> = Facts & { readonly parts: readonly FilePart[] }

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Replaces the file `key`, such as 'feeds/de'. `facts` are stored in its manifest. */
export async function writeParts<Facts extends object>(
  files: FileStore,
  key: string,
  facts: Facts,
  contents: AsyncIterable<Buffer>,
): Promise<void> {
  const former = await readManifest(files, key)
  const version = randomBytes(6).toString('hex')
  const parts: FilePart[] = []
  for await (const bytes of contents) {
    const part = { key: `${key}-${version}-${parts.length}.gz`, bytes: bytes.length, sha256: sha256(bytes) }
    await files.put(part.key, bytes)
    parts.push(part)
  }
  const manifest: PartedFile<Facts> = { ...facts, parts }
  await files.put(manifestKey(key), Buffer.from(JSON.stringify(manifest)))
  // Somebody may still read the former version.
  const used = new Set([...parts, ...(former?.parts ?? [])].map((part) => part.key))
  for (const each of await files.list(key.slice(0, key.indexOf('/'))))
    if (each.startsWith(`${key}-`) && !used.has(each)) await files.delete(each)
}

export async function readManifest<Facts extends object>(
  files: FileStore,
  key: string,
): Promise<PartedFile<Facts> | undefined> {
  const bytes = await files.get(manifestKey(key))
  return bytes && (JSON.parse(bytes.toString()) as PartedFile<Facts>)
}

/** Throws where a part is damaged or missing. */
export async function readPart(files: FileStore, { key, sha256: expected }: FilePart): Promise<Buffer> {
  const bytes = await files.get(key)
  if (!bytes || sha256(bytes) !== expected) throw new Error(`the stored file '${key}' is damaged or missing`)
  return bytes
}

export async function* readParts(files: FileStore, parts: readonly FilePart[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await readPart(files, part)
}

const manifestKey = (key: string): string => `${key}.json`
