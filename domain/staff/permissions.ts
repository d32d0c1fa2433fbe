// What each role of the staff may do.
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'

export const roles = ['owner', 'manager', 'packer'] as const
export type Role = (typeof roles)[number]

/** `fulfilment`: pack, ship and print, without prices and customers' e-mail addresses. `orders` includes it. */
export const permissions = [
  'fulfilment',
  'orders',
  'refunds',
  'catalog',
  'promotions',
  'customers',
  'reports',
  'settings',
  'staff',
] as const
export type Permission = (typeof permissions)[number]

const allowed: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'staff' && permission !== 'settings'),
  packer: ['fulfilment'],
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return allowed[role].includes(permission)
}

export function permissionsOf(role: Role): readonly Permission[] {
  return allowed[role]
}

/** Lifetime of an invitation's link, of a session without use, and of a session. */
export const invitationMs = 7 * dayMs
export const staffSessionMs = { idle: 12 * hourMs, absolute: 7 * dayMs } as const
/** Maximum age of the last proof for refunds above the limit, exports and changes of the staff. */
export const maxProofAgeMs = 10 * minuteMs
/** Lifetime of a passkey's challenge. */
export const challengeMs = 5 * minuteMs
