// For what only the customer themselves may do: where the shop is no longer sure who sits here, a fresh code is asked
// for first.
import { useState, type ReactNode } from 'react'
import type { refusalCodes } from '#api/refusals.ts'
import { CallRefused } from '../../platform/api/call.ts'
import { ProveAgain } from './ProveAgain.tsx'

const proofNeeded: (typeof refusalCodes)['proof-needed'] = 6006

type Proof = {
  /** Asks again once the proof is given; without one it rejects with the shop's no. */
  readonly proven: <T>(ask: () => Promise<T>) => Promise<T>
  /** Where the code is typed in, as long as it is asked for. */
  readonly dialog: ReactNode
}

export function useProof(email: string): Proof {
  const [waiting, setWaiting] = useState<{ readonly end: (isProven: boolean) => void } | null>(null)

  async function proven<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (refused) {
      if (!(refused instanceof CallRefused) || refused.code !== proofNeeded) throw refused
      const isProven = await new Promise<boolean>((end) => setWaiting({ end }))
      setWaiting(null)
      if (!isProven) throw refused
      return await ask()
    }
  }

  const dialog = waiting && (
    <ProveAgain email={email} onClose={() => waiting.end(false)} onProven={() => waiting.end(true)} />
  )
  return { proven, dialog }
}
