// A switch stored by the shop. A press shows at once and is reverted when saving fails.
import { useState } from 'react'

type Switch = { readonly on: boolean; readonly turn: (on: boolean) => Promise<void> }

export function useOptimisticSwitch(
  initial: boolean,
  save: (on: boolean) => Promise<unknown>,
  onRefused?: (error: unknown) => unknown,
): Switch {
  const [on, setOn] = useState(initial)
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
