// Asks the shop once per browser what it sees of its connection.
import { call } from '../api/call.ts'
import { frontIp, rememberFrontIp } from './front-ip.ts'

export async function learnVisitor(): Promise<void> {
  if (frontIp() !== '') return
  const visitor = await call('visitor.view', {}, { quiet: true, background: true }).catch(() => undefined)
  if (visitor) rememberFrontIp(visitor.ip)
}
