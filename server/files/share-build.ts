// Stores the files of this node's build for nodes with another build, and serves theirs. During a release, a page of one
// build asks any node for its scripts.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { contentTypeOf, type FileStore } from '#services/files/file-store.ts'
import { limitConcurrency } from '#services/limit-concurrency.ts'
import {
  assetName,
  missingFile,
  staticResponse,
  type StaticFile,
  type StaticFiles,
} from '../http/static-files.ts'
import { retainedBuilds, root, type Build } from '../pages/build-storefront.ts'

export type SharedBuilds = {
  /** Answers for files of other nodes' builds. */
  readonly assets: StaticFiles
  readonly find: (id: string) => Promise<Build | undefined>
}

const memoryBytes = 16 * 1024 * 1024
/** Requests for unknown files cause at most one listing in this time. */
const relistMs = 1_000
/** Writes at the same time. */
const limited = limitConcurrency(8, Infinity)

/** Returns when all files are stored, so that a page of this build is safe on every node. */
export async function shareBuild(
  files: FileStore,
  build: Build,
  now: number,
  folder = path.join(root, 'dist/client'),
): Promise<SharedBuilds> {
  // Before the assets: another node that removes old files then keeps these.
  await files.put(`builds/${build.id}.json`, Buffer.from(JSON.stringify({ ...build, at: now })))
  const stored = new Set(await files.list('assets'))
  const missing = build.files
    .flatMap((file) => [file, `${file}.br`])
    .filter((file) => !stored.has(file) && existsSync(path.join(folder, file)))
  await Promise.all(
    missing.map((file) => limited(async () => files.put(file, await readFile(path.join(folder, file))))),
  )
  await removeOldBuilds(files, now)
  return openSharedBuilds(files)
}

async function removeOldBuilds(files: FileStore, now: number): Promise<void> {
  const builds = await readBuilds(files)
  const retained = retainedBuilds(builds, now)
  for (const { id } of builds.filter((build) => !retained.includes(build)))
    await files.delete(`builds/${id}.json`)
  const used = new Set(retained.flatMap((build) => build.files))
  const unused = (await files.list('assets')).filter((file) => !used.has(file.replace(/\.br$/, '')))
  await Promise.all(unused.map((file) => limited(() => files.delete(file))))
}

async function readBuilds(files: FileStore): Promise<Build[]> {
  const contents = await Promise.all((await files.list('builds')).map((key) => files.get(key)))
  // Another node may remove one meanwhile.
  return contents.flatMap((content) => (content ? [JSON.parse(content.toString()) as Build] : []))
}

function openSharedBuilds(files: FileStore): SharedBuilds {
  let builds: readonly Build[] = []
  let names = new Set<string>()
  let listedAt = -Infinity
  let next: Promise<void> | undefined
  const memory = new LRUCache<string, StaticFile>({
    maxSize: memoryBytes,
    sizeCalculation: ({ body, brotli }) => body.length + (brotli?.length ?? 0) + 1,
  })

  /** Lists the builds after this call, together with other callers. */
  function relist(): Promise<void> {
    return (next ??= (async () => {
      await delay(Math.max(0, listedAt + relistMs - performance.now()))
      next = undefined
      listedAt = performance.now()
      builds = await readBuilds(files)
      names = new Set(builds.flatMap((build) => build.files))
    })())
  }

  async function read(name: string, type: string): Promise<StaticFile | undefined> {
    const [body, brotli] = await Promise.all([files.get(`assets/${name}`), files.get(`assets/${name}.br`)])
    return body && { type, body, brotli }
  }

  return {
    async assets(url, acceptEncoding) {
      const name = assetName(url)
      const type = contentTypeOf(name)
      if (!type) return missingFile
      if (!names.has(`assets/${name}`)) await relist()
      const file = names.has(`assets/${name}`) ? (memory.get(name) ?? (await read(name, type))) : undefined
      if (!file) return missingFile
      memory.set(name, file)
      return staticResponse(file, acceptEncoding)
    },
    async find(id) {
      const isSame = (build: Build): boolean => build.id === id
      if (!builds.some(isSame)) await relist()
      return builds.find(isSame)
    },
  }
}
