// Builds the storefront when it is not there or older than its sources, and keeps the files of earlier builds
// for a week: a page that was opened before a deployment still finds its code.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './build-lock.ts'
import { encode } from '../http/encode.ts'

const run = promisify(execFile)

export const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'dist')
const inputs = [
  'storefront',
  'domain',
  'messages',
  'scripts/vite-chunks.ts',
  'scripts/vite-loaders.ts',
  'scripts/vite-messages.ts',
  'scripts/vite-preload.ts',
  'vite.config.ts',
  'package-lock.json',
]
const keepMs = 7 * 24 * 3_600_000

/** `files` are below dist/client. `at` is when it was built, in milliseconds. */
export type Build = { readonly id: string; readonly at: number; readonly files: readonly string[] }

/** The build that fits the sources as they are now. Of two that start at once, one builds and the other waits. */
export async function currentBuild(log: (line: string) => void): Promise<Build> {
  const id = await idOfInputs()
  const known = await readBuild()
  if (known?.id === id) return known
  return withLock(path.join(dist, 'building'), async () => {
    const meanwhile = await readBuild()
    if (meanwhile?.id === id) return meanwhile
    log('Building the storefront…')
    // In a process of its own: the bundler's 400 MB go when it ends.
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
  const files = await builtFiles()
  await Promise.all(files.map(compress))
  const build = { id, at: Date.now(), files }
  await rememberBuild(build)
  return { build, id, seconds: (performance.now() - started) / 1000 }
}

/** Names the sources: the same sources are the same build. */
async function idOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of await filesBelow(path.join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
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
  const manifest = JSON.parse(
    await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  return [...new Set(files)].sort()
}

/** Beside each file that shrinks, its brotli form: at the best quality, which only a build has the time for. */
async function compress(file: string): Promise<void> {
  if (!/\.(js|css|svg)$/.test(file)) return
  const source = path.join(dist, 'client', file)
  const packed = await encode(await readFile(source), 'br', 11)
  await writeFile(`${source}.br`, packed)
}

/** Writes the build down last, and removes what only builds replaced more than a week ago used. */
async function rememberBuild(build: Build): Promise<void> {
  const folder = path.join(dist, 'builds')
  await mkdir(folder, { recursive: true })
  const known = await Promise.all(
    (await readdir(folder)).map(
      async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Build,
    ),
  )
  const builds = [...known.filter(({ id }) => id !== build.id), build].sort((a, b) => a.at - b.at)
  const kept = builds.filter((_, at) => (builds[at + 1]?.at ?? build.at) > build.at - keepMs)
  await writeFile(path.join(folder, `${build.id}.json`), JSON.stringify(build))
  for (const { id } of builds.filter((each) => !kept.includes(each)))
    await rm(path.join(folder, `${id}.json`), { force: true })
  const used = new Set(kept.flatMap(({ files }) => files))
  for (const file of await filesBelow(path.join(dist, 'client/assets')))
    if (!used.has(path.relative(path.join(dist, 'client'), file).replace(/\.br$/, '')))
      await rm(file, { force: true })
  await writeFile(path.join(dist, 'build.json'), JSON.stringify(build))
}
