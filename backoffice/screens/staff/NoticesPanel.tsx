// The e-mails that the member receives, each with a switch.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useMember } from '../../platform/member.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'

export function NoticesPanel() {
  const t = useTranslate()
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
