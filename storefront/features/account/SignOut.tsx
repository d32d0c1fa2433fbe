// Button that ends the session of this browser.
import { useState } from 'react'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'

const loadChangeCustomer = deferred(() => import('../../shared/sign-in/change-customer.ts'), { when: 'use' })

export function SignOut() {
  const t = useTranslate()
  const navigation = useNavigation()
  const [leaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      const { signOut } = await loadChangeCustomer()
      await signOut(navigation)
      await navigation.navigate('/')
    } catch {
      setLeaving(false)
    }
  }

  return (
    <button type="button" aria-disabled={leaving || undefined} onClick={() => !leaving && void leave()}>
      <Icon name="sign-out" />
      {t('account.signOut')}
    </button>
  )
}
