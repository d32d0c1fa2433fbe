// Out of every browser at once, for a lost phone or a library's computer.
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useNavigation } from '../pages/navigation-context.ts'
import { useTranslate } from '../pages/visit.ts'
import { Button } from '../ui/Button.tsx'
import { sayGoodbye } from './change-customer.ts'
import { useSessionEnd } from './use-account-data.ts'

export function SessionSettings() {
  const t = useTranslate()
  const navigation = useNavigation()
  const [busy, setBusy] = useState(false)
  const hasEnded = useSessionEnd()

  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await call('account.signOutEverywhere', {})
      sayGoodbye(navigation)
    } catch (error) {
      if (!hasEnded(error)) setBusy(false)
    }
  }

  return (
    <section aria-labelledby="security">
      <h2 id="security">{t('account.security')}</h2>
      <p>{t('account.everywhereText')}</p>
      <Button variant="secondary" icon="sign-out" loading={busy} onClick={() => void leave()}>
        {t('account.everywhere')}
      </Button>
    </section>
  )
}
