// Shortened client address that the shop reported to this browser. Sent with every call; nothing depends on it.
import { readStored, writeStored } from '../storage/storage.ts'

const frontIpKey = 'front_ip'

/** '' before the first report, or if the stored value is not an address and thus no valid header. */
export function frontIp(): string {
  const stored = readStored(frontIpKey) ?? ''
  return /^[\da-f.:]{0,45}$/i.test(stored) ? stored : ''
}

export function rememberFrontIp(ip: string): void {
  writeStored(frontIpKey, ip)
}
