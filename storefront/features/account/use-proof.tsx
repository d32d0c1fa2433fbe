// For sensitive changes: if the server requires a recent proof of identity, asks for a fresh code first.
import { useState, type ReactNode } from 'react'
import { CallRefused } from '#web/platform/api/call.ts'
import { ProofDialog } from './ProofDialog.tsx'

type Proof = {
  /** Calls `request`; if a proof is required, repeats it after the proof. Rejects with the server's
   * refusal without one. */
  readonly withProof: <T>(request: () => Promise<T>) => Promise<T>
  /** The dialog with the code form while a proof is required; otherwise null. */
  readonly dialog: ReactNode
}

export function useProof(email: string): Proof {
  const [waiting, setWaiting] = useState<{ readonly end: (isProven: boolean) => void } | null>(null)

  async function withProof<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof CallRefused) || error.refused !== 'proof-needed') throw error
      const isProven = await new Promise<boolean>((end) => setWaiting({ end }))
      setWaiting(null)
      if (!isProven) throw error
      return await request()
    }
  }

  const dialog = waiting && (
    <ProofDialog email={email} onClose={() => waiting.end(false)} onProven={() => waiting.end(true)} />
  )
  return { withProof, dialog }
}
