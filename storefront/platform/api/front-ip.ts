// The shortened address that the shop once told this browser, sent along with every call and decided by nowhere.
import { readStored, writeStored } from '../storage/storage.ts'

const frontIpKey = 'front_ip'

/** '' until it is known, and where what is kept is no address: it would be no header either. */
export function frontIp(): string {
  const kept = readStored(frontIpKey) ?? ''
  return /^[\da-f.:]{0,45}$/i.test(kept) ? kept : ''
}

export function rememberFrontIp(ip: string): void {
  writeStored(frontIpKey, ip)
}
