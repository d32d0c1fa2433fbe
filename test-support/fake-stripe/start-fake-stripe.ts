// Starts the fake Stripe as a process, and controls it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Control, FakeState } from './control.ts'

export type FakeStripe = {
  readonly origin: string
  control(asked: Control): Promise<unknown>
  /** Objects of one order, or all. */
  state(order?: string): Promise<FakeState>
  stop(): Promise<void>
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const file = path.join(import.meta.dirname, 'server.ts')
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer]
  const origin = String(line).trim()
  if (!origin.startsWith('http')) throw new Error('the fake Stripe did not start')
  async function control(asked: Control): Promise<unknown> {
    const response = await fetch(`${origin}/_control`, { method: 'POST', body: JSON.stringify(asked) })
    if (!response.ok) throw new Error(`${asked.do}: ${await response.text()}`)
    return response.json()
  }
  return {
    origin,
    control,
    state: async (order) => (await control({ do: 'state', order: order ?? null })) as FakeState,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
