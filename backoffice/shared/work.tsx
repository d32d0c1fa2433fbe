// How much work waits, for the menu, the first screen and the lists of orders. Read again when another screen opens.
import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { useMay } from '../platform/member.ts'
import { useAddress } from '../platform/router.ts'
import { useLoad } from './use-load.tsx'

export type Work = AdminOutput<'admin.countWork'>

const WorkContext = createContext<Work | undefined>(undefined)

/** Undefined until it has loaded, and for members who may not see it. */
export function useWork(): Work | undefined {
  return use(WorkContext)
}

export function WorkProvider({ children }: { children: ReactNode }) {
  return useMay()('fulfilment') ? <LoadedWork>{children}</LoadedWork> : children
}

function LoadedWork({ children }: { children: ReactNode }) {
  const { data, reload } = useLoad('admin.countWork', {})
  const { path } = useAddress()
  const loadedAt = useRef(path)
  useEffect(() => {
    if (loadedAt.current === path) return
    loadedAt.current = path
    reload()
  }, [path, reload])
  return <WorkContext value={data}>{children}</WorkContext>
}
