// The shortened address that the shop once told this browser, sent along with every call and decided by nowhere.
import { readStored, writeStored } from './storage.ts'

const storageKey = 'front_ip'

/** '' until it is known. */
export function frontIp(): string {
  return readStored(storageKey) ?? ''
}

export function rememberFrontIp(ip: string): void {
  writeStored(storageKey, ip)
}
