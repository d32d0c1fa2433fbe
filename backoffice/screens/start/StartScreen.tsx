// First screen after signing in.
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { useMember } from '../../platform/member.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

export default function StartScreen() {
  const t = useTranslate()
  const { name, email } = useMember()
  return <ScreenHead title={t('admin.start.greeting', { name: name || email })} />
}
