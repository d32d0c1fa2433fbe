// Members of the staff: invite, change the role, remove.
import { useState } from 'react'
import type { AdminOutput } from '#api/call.ts'
import { roles, type Role } from '#domain/staff/permissions.ts'
import { t } from '../../platform/language.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { ConfirmButton } from '../../shared/ActionButton.tsx'
import { useLoad } from '../../shared/use-load.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { option } from '../../ui/option.tsx'

type Staff = AdminOutput<'admin.listStaff'>
type Row = Staff['members'][number]

export default function StaffScreen() {
  const staff = useLoad('admin.listStaff', {})
  const { run } = useAction()
  const [isInviting, setInviting] = useState(false)
  const changeRole = (id: string, role: Role) =>
    run(async () => staff.setData(await adminCall('admin.changeRole', { id, role })), t('account.saved'))
  const remove = async (id: string) => staff.setData(await adminCall('admin.removeMember', { id }))
  const columns = columnsOf((id, role) => void changeRole(id, role), remove)
  if (staff.notLoaded) return staff.notLoaded
  return (
    <>
      <ScreenHead title={t('admin.staff.title')} text={t('admin.staff.text')}>
        <Button icon="plus" onClick={() => setInviting(true)}>
          {t('admin.staff.invite')}
        </Button>
      </ScreenHead>
      <Panel>
        <DataTable
          label={t('admin.staff.title')}
          columns={columns}
          rows={staff.data?.members ?? []}
          rowKey={({ id }) => id}
          loading={staff.loading}
          empty=""
        />
      </Panel>
      {isInviting && (
        <InviteDialog
          onClose={() => {
            setInviting(false)
            staff.reload()
          }}
        />
      )}
    </>
  )
}

function columnsOf(
  changeRole: (id: string, role: Role) => void,
  remove: (id: string) => Promise<void>,
): readonly Column<Row>[] {
  return [
    {
      label: t('admin.staff.member'),
      cell: ({ name, email, joined }) => (
        <>
          {name || email} {!joined && <Badge>{t('admin.staff.invited')}</Badge>}
          {name && <small className="muted"> {email}</small>}
        </>
      ),
    },
    {
      label: t('admin.staff.role'),
      cell: ({ id, role, name, email }) => (
        <RoleField
          label={t('admin.staff.roleOf', { name: name || email })}
          labelHidden
          role={role}
          onChange={(next) => changeRole(id, next)}
        />
      ),
    },
    {
      label: t('admin.staff.remove'),
      isAction: true,
      numeric: true,
      cell: ({ id, isThis, name, email }) =>
        !isThis && (
          <ConfirmButton
            size="s"
            variant="tertiary"
            label={t('admin.staff.remove')}
            title={t('admin.staff.removeTitle', { name: name || email })}
            danger
            action={() => remove(id)}
            done={t('admin.staff.removed')}
          >
            {t('admin.staff.removeText')}
          </ConfirmButton>
        ),
    },
  ]
}

type RoleFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: string
  role: Role
  onChange: (role: Role) => void
}

function RoleField({ role, onChange, ...texts }: RoleFieldProps) {
  return (
    <SelectField {...texts} {...bindText(role, onChange)}>
      {roles.map((each) => option(each, t(`admin.role.${each}`)))}
    </SelectField>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState('')
  const form = useDraftForm(
    { email: '', role: 'manager' as Role },
    {
      mainField: 'email',
      submit: async (invitation) => setLink((await adminCall('admin.inviteMember', invitation)).link),
    },
  )
  return (
    <Dialog open onClose={onClose} title={t('admin.staff.invite')}>
      {link ? (
        <div className="stack">
          <p>{t('admin.staff.linkText', { email: form.draft.email })}</p>
          <Field
            label={t('admin.staff.link')}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      ) : (
        <form {...form.props} className="stack">
          <Field {...form.field('email')} type="email" label={t('address.email')} autoComplete="off" />
          <RoleField
            label={t('admin.staff.role')}
            hint={t(`admin.role.${form.draft.role}Text`)}
            role={form.draft.role}
            onChange={(role) => form.change({ role })}
          />
          <FormProblem text={form.problem} />
          <Button type="submit" loading={form.busy}>
            {t('admin.staff.createLink')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
