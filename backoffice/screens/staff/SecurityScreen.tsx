// The member's own second factors and sessions.
import type { AdminOutput } from '#api/call.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { shopTime } from '../../platform/shop-time.ts'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { canUsePasskeys } from '../../platform/passkey-support.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useLoad, type Loaded } from '../../shared/use-load.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useMember } from '../../platform/member.ts'

type Security = AdminOutput<'admin.viewSecurity'>

export default function SecurityScreen() {
  const security = useLoad('admin.viewSecurity', {})
  const { data } = security
  if (!data) return security.notLoaded
  return (
    <>
      <ScreenHead title={t('admin.security.title')} />
      <Passkeys security={security} data={data} />
      <Sessions security={security} data={data} />
      <NoticesPanel />
    </>
  )
}

type PartProps = { security: Loaded<Security>; data: Security }

function Passkeys({ security, data }: PartProps) {
  async function add(): Promise<void> {
    const { options } = await adminCall('admin.passkeyOptions', {})
    const { createPasskey } = await import('../../platform/passkeys.ts')
    const passkey = await createPasskey(options)
    if (passkey) security.setData(await adminCall('admin.addPasskey', { passkey }))
  }
  const remove = async (id: string) => security.setData(await adminCall('admin.removePasskey', { id }))
  return (
    <Panel
      title={t('admin.security.passkeys')}
      text={data.totpOn ? t('admin.security.appOn') : undefined}
      action={
        canUsePasskeys() && (
          <ActionButton size="s" variant="secondary" icon="plus" action={add}>
            {t('admin.security.addPasskey')}
          </ActionButton>
        )
      }
    >
      <DataTable
        label={t('admin.security.passkeys')}
        rows={data.passkeys}
        rowKey={({ id }) => id}
        empty={t('admin.security.noPasskeys')}
        columns={[
          { label: t('admin.security.added'), cell: ({ createdAt }) => shopTime(createdAt) },
          {
            label: t('admin.security.used'),
            cell: ({ usedAt }) => (usedAt === null ? '–' : shopTime(usedAt)),
          },
          {
            label: t('admin.staff.remove'),
            isAction: true,
            numeric: true,
            cell: ({ id }) => (
              <ActionButton size="s" variant="tertiary" action={() => remove(id)} done={t('account.saved')}>
                {t('admin.staff.remove')}
              </ActionButton>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function Sessions({ security, data }: PartProps) {
  const end = async (id: string) => security.setData(await adminCall('admin.endSession', { id }))
  return (
    <Panel title={t('admin.security.sessions')}>
      <DataTable
        label={t('admin.security.sessions')}
        rows={data.sessions}
        rowKey={({ id }) => id}
        empty=""
        columns={[
          {
            label: t('admin.security.browser'),
            cell: ({ browser, system, isThis }) => (
              <>
                {[browser, system].filter(Boolean).join(', ') || t('account.unknownBrowser')}{' '}
                {isThis && <Badge>{t('admin.security.this')}</Badge>}
              </>
            ),
          },
          { label: t('admin.security.used'), cell: ({ seenAt }) => shopTime(seenAt) },
          {
            label: t('account.signOut'),
            isAction: true,
            numeric: true,
            cell: ({ id, isThis }) =>
              !isThis && (
                <ActionButton size="s" variant="tertiary" action={() => end(id)} done={t('account.saved')}>
                  {t('account.signOut')}
                </ActionButton>
              ),
          },
        ]}
      />
    </Panel>
  )
}

/** The e-mails that the member receives, each with a switch. */
function NoticesPanel() {
  const { email } = useMember()
  const { data, setData } = useLoad('admin.viewNotices', {})
  const { run } = useAction()
  if (!data || data.notices.length === 0) return null
  return (
    <Panel title={t('admin.notices.title')} text={t('admin.notices.text', { email })}>
      {data.notices.map(({ notice, isOn }) => (
        <Checkbox
          key={notice}
          label={t(`admin.notices.${notice}`)}
          checked={isOn}
          onChange={() =>
            void run(
              async () => setData(await adminCall('admin.switchNotice', { notice, isOn: !isOn })),
              t('account.saved'),
            )
          }
        />
      ))}
    </Panel>
  )
}
