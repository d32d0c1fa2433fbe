// Builds the storefront and the back office if they are missing or outdated. Files of earlier builds stay for a week,
// so that pages opened before a deployment still find their code.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { dayMs } from '#domain/calendar/durations.ts'
import { encode } from '../http/encode.ts'
import type { TextManifest } from './text-manifest.ts'

const run = promisify(execFile)

export const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'dist')
const inputs = [
  'web',
  'storefront',
  'backoffice',
  'contract',
  'domain',
  'messages',
  ...globSync('scripts/vite-*.ts', { cwd: root }).sort(),
  'vite.config.ts',
  'vite.backoffice.config.ts',
  'package-lock.json',
]
const retentionMs = 7 * dayMs

/** `files` are relative to dist/client. `at` is the build time in milliseconds. */
export type Build = { readonly id: string; readonly at: number; readonly files: readonly string[] }

/** Returns the build of the current sources, and builds it if needed. Concurrent processes build once. */
export async function currentBuild(log: (line: string) => void): Promise<Build> {
  const id = await idOfInputs()
  const current = await readBuild()
  if (current?.id === id) return current
  return withLock(path.join(dist, 'building'), async () => {
    const concurrent = await readBuild()
    if (concurrent?.id === id) return concurrent
    log('Building the storefront…')
    // A separate process: its end frees the bundler's 400 MB.
    await run(process.execPath, [path.join(root, 'scripts/build.ts')])
    const built = await readBuild()
    if (!built) throw new Error('the build ended without dist/build.json')
    return built
  })
}

async function readBuild(): Promise<Build | undefined> {
  try {
    return JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8')) as Build
  } catch {
    return undefined
  }
}

export async function buildStorefront(): Promise<{ build: Build; id: string; seconds: number }> {
  const started = performance.now()
  const id = await idOfInputs()
  const { build: viteBuild } = await import('vite')
  await rm(path.join(dist, 'build.json'), { force: true })
  const configFile = path.join(root, 'vite.config.ts')
  await viteBuild({ root, configFile })
  await viteBuild({ root, configFile, build: { ssr: true, emptyOutDir: true } })
  await viteBuild({ root, configFile: path.join(root, 'vite.backoffice.config.ts') })
  const files = await builtFiles()
  await Promise.all(files.map(compress))
  const build = { id, at: Date.now(), files }
  await recordBuild(build)
  return { build, id, seconds: (performance.now() - started) / 1000 }
}

/** A hash of the sources. Reads at once: more than a thousand asynchronous reads take five times the processor time. */
async function idOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of await filesBelow(path.join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  return hash.digest('hex').slice(0, 12)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return [folder]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

type ManifestChunk = { file: string; css?: string[]; assets?: string[] }

async function builtFiles(): Promise<string[]> {
  const parts = [
    ['manifest.json', 'texts.json'],
    ['backoffice.json', 'backoffice-texts.json'],
  ] as const
  const files = await Promise.all(
    parts.map(async ([manifestFile, textsFile]) => {
      const manifest = await readBuildFile<Record<string, ManifestChunk>>(manifestFile)
      const { starts, names } = await readBuildFile<TextManifest>(textsFile)
      const chunks = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
        file,
        ...css,
        ...assets,
      ])
      const texts = Object.values(starts).flatMap((start) =>
        Object.values(names).map((name) => `${start}${name}.js`),
      )
      return [...chunks, ...texts]
    }),
  )
  return [...new Set(files.flat())].sort()
}

/** A description of the browser's files that the build wrote. */
export async function readBuildFile<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(dist, 'client/.vite', name), 'utf8')) as Content
}

/** Writes a Brotli version of scripts, styles and SVG beside the file, at the slow best quality. */
async function compress(file: string): Promise<void> {
  if (!/\.(js|css|svg)$/.test(file)) return
  const source = path.join(dist, 'client', file)
  const compressed = await encode(await readFile(source), 'br', 11)
  await writeFile(`${source}.br`, compressed)
}

/** Records the build and removes files used only by builds that were replaced more than a week ago. */
async function recordBuild(build: Build): Promise<void> {
  const folder = path.join(dist, 'builds')
  await mkdir(folder, { recursive: true })
  const recorded = await Promise.all(
    (await readdir(folder)).map(
      async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Build,
    ),
  )
  const builds = [...recorded.filter(({ id }) => id !== build.id), build]
  const retained = retainedBuilds(builds, build.at)
  await writeFile(path.join(folder, `${build.id}.json`), JSON.stringify(build))
  for (const { id } of builds.filter((each) => !retained.includes(each)))
    await rm(path.join(folder, `${id}.json`), { force: true })
  const used = new Set(retained.flatMap(({ files }) => files))
  for (const file of await filesBelow(path.join(dist, 'client/assets')))
    if (!used.has(path.relative(path.join(dist, 'client'), file).replace(/\.br$/, '')))
      await rm(file, { force: true })
  await writeFile(path.join(dist, 'build.json'), JSON.stringify(build))
}

/** The current build, and those that were replaced within the last week. */
export function retainedBuilds(builds: readonly Build[], now: number): Build[] {
  const inOrder = builds.toSorted((a, b) => a.at - b.at)
  return inOrder.filter((_, i) => (inOrder[i + 1]?.at ?? now) > now - retentionMs)
}

const retryMs = 50
/** A holder without an id after this time has died while taking the lock. */
const withoutIdMs = 2_000

/**
 * A lock across processes: a folder that contains the holder's process id. A dead process does not hold it.
 */
async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(folder), { recursive: true })
  let withoutIdSince = Date.now()
  while (!(await take(folder))) {
    const holder = await holderOf(folder)
    if (holder !== undefined) withoutIdSince = Date.now()
    const isDead = holder === undefined ? Date.now() - withoutIdSince > withoutIdMs : !isAlive(holder)
    if (isDead) await rm(folder, { recursive: true, force: true })
    else await delay(retryMs)
  }
  try {
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function take(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  await writeFile(path.join(folder, 'pid'), String(process.pid))
  return true
}

async function holderOf(folder: string): Promise<number | undefined> {
  const text = await readFile(path.join(folder, 'pid'), 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
