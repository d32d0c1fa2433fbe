// E-mails to the staff: what they report, and the permission of those who receive them.
import { isAllowed, roles, type Permission, type Role } from './permissions.ts'

export const notices = [
  'order',
  'return',
  'refund-failed',
  'dispute',
  'review',
  'low-stock',
  'failed-job',
] as const
export type Notice = (typeof notices)[number]

const permissionOf: Readonly<Record<Notice, Permission>> = {
  order: 'orders',
  return: 'orders',
  'refund-failed': 'orders',
  dispute: 'orders',
  review: 'orders',
  'low-stock': 'catalog',
  'failed-job': 'orders',
}

export function noticesOf(role: Role): readonly Notice[] {
  return notices.filter((notice) => isAllowed(role, permissionOf[notice]))
}

/** Roles that may receive a notice. */
export function receiversOf(notice: Notice): readonly Role[] {
  return roles.filter((role) => isAllowed(role, permissionOf[notice]))
}
