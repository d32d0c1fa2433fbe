// First screen after signing in.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { useMay, useMember } from '../../platform/member.ts'
import { SetupList } from '../setup/SetupList.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

export default function StartScreen() {
  const t = useTranslate()
  const { name, email } = useMember()
  const may = useMay()
  return (
    <>
      <ScreenHead title={t('admin.start.greeting', { name: name || email })} />
      {may('settings') && <SetupList />}
    </>
  )
}
