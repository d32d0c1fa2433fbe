// A switch that the shop keeps: a press shows at once, and is taken back where the shop did not take it.
import { useState } from 'react'

type Switch = { readonly on: boolean; readonly turn: (on: boolean) => Promise<void> }

export function useOptimisticSwitch(
  known: boolean,
  save: (on: boolean) => Promise<unknown>,
  onRefused?: (error: unknown) => unknown,
): Switch {
  const [on, setOn] = useState(known)
  async function turn(next: boolean): Promise<void> {
    setOn(next)
    try {
      await save(next)
    } catch (error) {
      setOn(!next)
      onRefused?.(error)
    }
  }
  return { on, turn }
}
