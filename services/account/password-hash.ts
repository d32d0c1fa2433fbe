// Password hashes: argon2id as a PHC string with its parameters.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { limitConcurrency, QueueFull } from '../limit-concurrency.ts'

const derive = promisify(argon2)

/** Minimum of OWASP and ASVS 5.0 for argon2id: measured 38 to 53 ms. Memory in KiB. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Two concurrent hashes use all cores of a small machine. With fifty waiting, further calls are refused as busy. */
const limited = limitConcurrency(2, 50)

async function tagOf(password: string, nonce: Buffer, cost = parameters): Promise<Buffer | Refusal<'busy'>> {
  const message = Buffer.from(password.normalize('NFC'))
  return limited<Buffer>(() => derive('argon2id', { message, nonce, ...cost })).catch((error: unknown) => {
    if (error instanceof QueueFull) return refuse('busy')
    throw error
  })
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The hash as a PHC string, or `busy` if too many hashes wait. */
export async function hashPassword(password: string): Promise<string | Refusal<'busy'>> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce)
  if (isRefusal(tag)) return tag
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Hash to compare with if there is no password, so that the reply takes equally long. */
const dummyHash = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`

/** Compares a password with its hash. `stored` null: false, after the same time. Refuses with `busy` if too many wait. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<boolean | Refusal<'busy'>> {
  const parts = hashPattern.exec(stored ?? dummyHash)
  if (!parts) throw new Error('unknown format of a stored password hash')
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const actual = await tagOf(password, Buffer.from(nonce, 'base64'), cost)
  if (isRefusal(actual)) return actual
  return timingSafeEqual(actual, expected) && stored !== null
}
