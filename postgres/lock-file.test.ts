import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { lockFile } from './lock-file.ts'
import { temporaryFolder } from './testing.ts'

const file = join(await temporaryFolder(), 'shop.lock')

test('exactly one of many processes gets the lock until it releases it', () => {
  const locks = Array.from({ length: 30 }, () => lockFile(file)).filter((lock) => lock !== undefined)
  assert.equal(locks.length, 1)
  locks[0]?.release()
  const next = lockFile(file)
  assert.ok(next)
  next.release()
})

test('the lock of another process lasts exactly as long as that process', async () => {
  const code = `
    import { lockFile } from ${JSON.stringify(import.meta.resolve('./lock-file.ts'))}
    console.log(lockFile(${JSON.stringify(file)}) !== undefined)
    setInterval(() => gc(), 10)`
  const args = ['--expose-gc', '--input-type=module', '-e', code]
  const other = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  after(() => other.kill('SIGKILL'))
  const [printed] = (await once(other.stdout, 'data')) as [Buffer]
  assert.equal(printed.toString(), 'true\n')
  assert.equal(lockFile(file), undefined)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockFile(file)
  assert.ok(lock)
  lock.release()
})
