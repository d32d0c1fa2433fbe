// The key that signs mails, and its record in DNS.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { DkimKey } from './mailer.ts'

/** Undefined without a key. Throws for a file that has none. */
export function readDkimKey({
  DKIM_KEY_FILE: file,
  DKIM_SELECTOR: selector,
}: Pick<Config, 'DKIM_KEY_FILE' | 'DKIM_SELECTOR'>): DkimKey | undefined {
  if (file === undefined) return undefined
  try {
    const privateKey = readFileSync(file, 'utf8')
    if (createPrivateKey(privateKey).asymmetricKeyType !== 'rsa') throw new Error('not a key of the type RSA')
    return { selector, privateKey }
  } catch (error) {
    throw new Error(`DKIM_KEY_FILE: ${file} has no private key in PEM format`, { cause: error })
  }
}

/** The `p` of the key's record: the public key in base64. */
export function publicKeyOf({ privateKey }: DkimKey): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
}
