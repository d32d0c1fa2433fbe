// Names of the back office's operations. All are called by POST: their replies are personal and never cached.
// Separate from methods.ts, because the storefront's code contains that table.

export const adminOperations = [
  'admin.viewInvitation',
  'admin.joinOptions',
  'admin.join',
  'admin.signInOptions',
  'admin.requestCode',
  'admin.signIn',
  'admin.signOut',
  'admin.me',
  'admin.prove',
  'admin.changeLanguage',
  'admin.viewSecurity',
  'admin.passkeyOptions',
  'admin.addPasskey',
  'admin.removePasskey',
  'admin.endSession',
  'admin.listStaff',
  'admin.inviteMember',
  'admin.changeRole',
  'admin.removeMember',
  'admin.listChanges',
] as const

export type AdminOperationName = (typeof adminOperations)[number]
