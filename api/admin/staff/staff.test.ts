// Who may use the back office: invitation, second factor, session, roles, and the record of what they write.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { isAllowed, permissions, roles } from '#domain/staff/permissions.ts'
import { mailedCode, signedIn } from '../../account/testing.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { adminRegistry } from '../operations.ts'
import { invite, joined, totpCode } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an invitation works once, and only with the code of the authenticator app', async () => {
  const token = await invite(shop, 'once@example.com', 'manager')
  const { data: invitation } = await shop.admin('admin.viewInvitation', { token })
  assert.equal(invitation.email, 'once@example.com')
  assert.match(invitation.totpUri, /^otpauth:\/\/totp\//)
  const wrong = await shop.admin('admin.join', { token, name: 'Once', proof: { totp: '000000' } })
  assert.equal(wrong.refused, 'second-factor-wrong')
  const totp = await totpCode(shop, 'once@example.com')
  const first = await shop.admin('admin.join', { token, name: 'Once', proof: { totp } })
  assert.ok(first.session)
  const again = await shop.admin('admin.join', { token, name: 'Once', proof: { totp } })
  assert.equal(again.refused, 'invitation-over')
})

test('a repeated invitation has another secret: who has read the first link knows no code', async () => {
  const secretOf = async () => {
    const token = await invite(shop, 'twice@example.com', 'packer')
    return (await shop.admin('admin.viewInvitation', { token })).data.totpSecret
  }
  assert.notEqual(await secretOf(), await secretOf())
})

test('signing in needs the mailed code and a code of the app that was not used before', async () => {
  const email = 'code@example.com'
  await joined(shop, email, 'manager')
  const session = 'browser-of-the-manager'
  const proof = async (code: string, totp: string) =>
    shop.admin('admin.signIn', { proof: { email, code, totp } }, { session })
  await shop.admin('admin.requestCode', { email }, { session })
  const code = await mailedCode(shop, email)
  const totp = await totpCode(shop, email)
  assert.equal((await proof(code, '123456')).refused, 'staff-sign-in-wrong')
  assert.equal((await proof('00000000', totp)).refused, 'staff-sign-in-wrong')
  const { session: started } = await proof(code, totp)
  const { data: me } = await shop.admin('admin.me', {}, { token: started!.token })
  assert.equal(me.email, email)
  shop.clock.now += 61_000
  await shop.admin('admin.requestCode', { email }, { session })
  const next = await mailedCode(shop, email)
  assert.equal((await proof(next, totp)).refused, 'staff-sign-in-wrong', 'the app’s code was used')
  assert.equal((await proof(next, await totpCode(shop, email))).code, 0)
})

test('five refused attempts use up the mailed code', async () => {
  const email = 'guessed@example.com'
  await joined(shop, email, 'manager')
  const who = { session: 'browser-of-a-thief' }
  await shop.admin('admin.requestCode', { email }, who)
  const code = await mailedCode(shop, email)
  const attempt = async (totp: string) =>
    (await shop.admin('admin.signIn', { proof: { email, code, totp } }, who)).refused
  for (let n = 0; n < 5; n += 1) assert.equal(await attempt('123456'), 'staff-sign-in-wrong')
  assert.equal(await attempt(await totpCode(shop, email)), 'staff-sign-in-wrong')
})

test('strangers and customers get no code, no session and no reply of the back office', async () => {
  const before = await shop.count('job')
  await shop.admin('admin.requestCode', { email: 'stranger@example.com' })
  assert.equal(await shop.count('job'), before)
  const customer = await signedIn(shop, 'customer@example.com', 'browser-of-a-customer')
  for (const caller of [{}, { token: 'x'.repeat(43) }, customer])
    for (const { name, who } of adminRegistry.values())
      if (who === 'staff') {
        const { refused } = await shop.admin(name as 'admin.me', {}, caller)
        assert.equal(refused, 'staff-sign-in-needed', name)
      }
})

test('every operation is open to exactly the roles of the permission table', async () => {
  for (const role of roles) {
    const member = await joined(shop, `${role}@example.com`, role)
    for (const { name, who, permission } of adminRegistry.values()) {
      if (who !== 'staff') continue
      assert.ok(permission, `${name} names no permission`)
      // An input of another shape: the reply shows whether the caller passed the permission, and nothing runs.
      const { refused } = await shop.admin(name as 'admin.me', { unknown: true } as never, member)
      const allowed = permission === 'member' || isAllowed(role, permission)
      assert.equal(refused, allowed ? 'input-invalid' : 'not-permitted', `${role} calls ${name}`)
    }
  }
  assert.deepEqual(
    permissions.filter((permission) => !isAllowed('owner', permission)),
    [],
    'an owner may do everything',
  )
})

test('sensitive operations ask for the second factor again after ten minutes', async () => {
  const owner = await joined(shop, 'fresh@example.com', 'owner')
  shop.clock.now += 11 * 60_000
  const invitation = { email: 'new@example.com', role: 'packer' } as const
  assert.equal((await shop.admin('admin.inviteMember', invitation, owner)).refused, 'proof-needed')
  const totp = await totpCode(shop, 'fresh@example.com')
  assert.equal((await shop.admin('admin.prove', { proof: { totp } }, owner)).code, 0)
  assert.match((await shop.admin('admin.inviteMember', invitation, owner)).data.link, /\/_shop\/join#/)
})

test('of two passkeys removed at the same time, one stays as the second factor', async () => {
  const email = 'passkeys@example.com'
  const member = await joined(shop, email, 'packer')
  await shop.db.run(sql`update staff_member set totp_on = false where email = ${email}`)
  const remove = (id: string) => shop.admin('admin.removePasskey', { id }, member)
  for (let round = 0; round < 10; round += 1) {
    await shop.db.run(sql`
      insert into staff_passkey (id, staff_id, public_key, counter, transports, created_at)
      select id, (select m.id from staff_member m where email = ${email}), '', 0, '[]', now()
      from unnest(array['left', 'right']) id on conflict do nothing`)
    const removed = await Promise.all([remove('left'), remove('right')])
    assert.equal(removed.filter(({ refused }) => refused === 'passkey-invalid').length, 1)
  }
})

test('a removed member is signed out at once; the last owner cannot be removed', async () => {
  const owner = await joined(shop, 'boss@example.com', 'owner')
  const packer = await joined(shop, 'leaver@example.com', 'packer')
  const { data } = await shop.admin('admin.listStaff', {}, owner)
  const idOf = (email: string): string => data.members.find((member) => member.email === email)!.id
  await shop.admin('admin.removeMember', { id: idOf('leaver@example.com') }, owner)
  assert.equal((await shop.admin('admin.me', {}, packer)).refused, 'staff-sign-in-needed')
  for (const { email, id, role } of data.members)
    if (role === 'owner' && email !== 'boss@example.com')
      await shop.admin('admin.changeRole', { id, role: 'manager' }, owner)
  const last = await shop.admin('admin.removeMember', { id: idOf('boss@example.com') }, owner)
  assert.equal(last.refused, 'last-owner')
})

test('the log names the member, the operation, and the row before and after', async () => {
  const owner = await joined(shop, 'log@example.com', 'owner')
  await joined(shop, 'changed@example.com', 'packer')
  const { data } = await shop.admin('admin.listStaff', {}, owner)
  const { id } = data.members.find(({ email }) => email === 'changed@example.com')!
  await shop.admin('admin.changeRole', { id, role: 'manager' }, owner)
  const { data: log } = await shop.admin('admin.listChanges', { before: null }, owner)
  const [entry] = log.changes
  assert.equal(entry!.actor, 'log@example.com')
  assert.equal(entry!.action, 'admin.changeRole')
  assert.deepEqual([entry!.before?.role, entry!.after?.role], ['packer', 'manager'])
})

test('the log ends with a full page', async () => {
  const owner = await joined(shop, 'pages@example.com', 'owner')
  await shop.db.run(sql`delete from audit_entry`)
  await shop.db.run(sql`
    insert into audit_entry (at, actor_kind, actor, action, table_name, after)
    select now(), 'command', 'ops', 'stock set', 'variant', '{}' from generate_series(1, 100)`)
  const page = async (before: number | null) =>
    (await shop.admin('admin.listChanges', { before }, owner)).data
  const first = await page(null)
  const second = await page(first.next!)
  assert.deepEqual([first.changes.length, second.changes.length, second.next], [50, 50, null])
})

test('a session ends after twelve hours without use', async () => {
  const member = await joined(shop, 'idle@example.com', 'packer')
  shop.clock.now += 13 * 3_600_000
  assert.equal((await shop.admin('admin.me', {}, member)).refused, 'staff-sign-in-needed')
  await shop.db.run(sql`delete from staff_session`)
})
