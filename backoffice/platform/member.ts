// The signed-in member, for every component of the back office.
import { createContext, use } from 'react'
import type { AdminOutput } from '#api/call.ts'
import type { Permission } from '#domain/staff/permissions.ts'

export type Member = AdminOutput<'admin.me'>

export const MemberContext = createContext<Member | null>(null)

export function useMember(): Member {
  const member = use(MemberContext)
  if (!member) throw new Error('a screen was rendered without a signed-in member')
  return member
}

/** Whether the signed-in member may do this; 'member': everybody may. The server checks it too. */
export function useMay(): (permission: Permission | 'member') => boolean {
  const { permissions } = useMember()
  return (permission) => permission === 'member' || permissions.includes(permission)
}
