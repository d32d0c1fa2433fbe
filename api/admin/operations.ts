// The registry of the back office. Its endpoint is separate from the shop's, which knows none of these operations.
import type { AdminOperationName } from '#contract/admin-operations.ts'
import type { Registry } from '../endpoint.ts'
import type { InputOf, Operation, OutputOf } from '../operation.ts'
import {
  joinOperation,
  joinOptionsOperation,
  requestStaffCodeOperation,
  staffSignInOperation,
  staffSignInOptionsOperation,
  viewInvitationOperation,
} from './staff/sign-in.ts'
import {
  changeRoleOperation,
  inviteMemberOperation,
  listChangesOperation,
  listStaffOperation,
  removeMemberOperation,
} from './staff/members.ts'
import {
  addPasskeyOperation,
  changeLanguageOperation,
  endStaffSessionOperation,
  meOperation,
  passkeyOptionsOperation,
  proveOperation,
  removePasskeyOperation,
  staffSignOutOperation,
  viewSecurityOperation,
} from './staff/own-access.ts'

const all = {
  'admin.viewInvitation': viewInvitationOperation,
  'admin.joinOptions': joinOptionsOperation,
  'admin.join': joinOperation,
  'admin.signInOptions': staffSignInOptionsOperation,
  'admin.requestCode': requestStaffCodeOperation,
  'admin.signIn': staffSignInOperation,
  'admin.signOut': staffSignOutOperation,
  'admin.me': meOperation,
  'admin.prove': proveOperation,
  'admin.changeLanguage': changeLanguageOperation,
  'admin.viewSecurity': viewSecurityOperation,
  'admin.passkeyOptions': passkeyOptionsOperation,
  'admin.addPasskey': addPasskeyOperation,
  'admin.removePasskey': removePasskeyOperation,
  'admin.endSession': endStaffSessionOperation,
  'admin.listStaff': listStaffOperation,
  'admin.inviteMember': inviteMemberOperation,
  'admin.changeRole': changeRoleOperation,
  'admin.removeMember': removeMemberOperation,
  'admin.listChanges': listChangesOperation,
} satisfies { readonly [Name in AdminOperationName]: Operation<Name> }

export const adminRegistry: Registry = new Map<string, Operation>(Object.entries(all))

export type AdminInput<Name extends AdminOperationName> = InputOf<(typeof all)[Name]>
export type AdminOutput<Name extends AdminOperationName> = OutputOf<(typeof all)[Name]>
