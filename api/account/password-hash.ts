// Passwords as they are kept: argon2id, as a PHC string that tells its own parameters.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse, type Refusal } from '#domain/refusal.ts'

const derive = promisify(argon2)

/** OWASP's and ASVS 5.0's smallest for argon2id; 38 to 53 ms here. Memory in KiB. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Two at once fill the cores of a small machine; who would wait behind fifty is better told to come back. */
const mostAtOnce = 2
const mostWaiting = 50
const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T | Refusal<'busy'>> {
  if (waiting.length >= mostWaiting) return refuse('busy')
  if (running >= mostAtOnce) await new Promise<void>((resume) => waiting.push(resume))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function tagOf(password: string, nonce: Buffer, cost = parameters): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, ...cost })
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

export async function hashPassword(password: string): Promise<string | Refusal<'busy'>> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => tagOf(password, nonce))
  if (!Buffer.isBuffer(tag)) return tag as Refusal<'busy'>
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Compared with where there is no password: the answer takes as long. */
const nobodys = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`

export async function checkPassword(
  password: string,
  kept: string | null,
): Promise<boolean | Refusal<'busy'>> {
  const parts = form.exec(kept ?? nobodys)
  if (!parts) throw new Error('a password is kept in a form this release does not know')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const actual = await inTurn(() => tagOf(password, Buffer.from(nonce, 'base64'), cost))
  if (!Buffer.isBuffer(actual)) return actual as Refusal<'busy'>
  return timingSafeEqual(actual, expected) && kept !== null
}
