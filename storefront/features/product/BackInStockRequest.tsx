// On a sold-out product: saves it to the wishlist and enables wishlist alerts by e-mail. Guests sign in first, in a
// dialog on the same page.
import { Suspense, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { wishlist } from '../../shared/wishlist/wishlist.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import './BackInStockRequest.css'

const SignIn = deferredComponent(() => import('../../shared/sign-in/SignIn.tsx'), { when: 'use' })

export default function BackInStockRequest({ productId }: { productId: string }) {
  const t = useTranslate()
  const user = useUserName()
  const [signInOpen, setSignInOpen] = useState(false)
  const [step, setStep] = useState<'idle' | 'busy' | 'done'>('idle')

  async function request(): Promise<void> {
    setStep('busy')
    try {
      // The product first: if only one call succeeds, no alerts about other products are enabled.
      await wishlist.add(productId)
      await call('wishlist.setNotices', { on: true })
      setStep('done')
    } catch {
      setStep('idle')
    }
  }

  if (step === 'done')
    return (
      <Notice tone="success" live>
        {t('restock.done')}
      </Notice>
    )
  return (
    <>
      <Button
        icon="mail"
        size="l"
        wide
        loading={step === 'busy'}
        onClick={() => (user ? void request() : setSignInOpen(true))}
      >
        {t('restock.ask')}
      </Button>
      <p>{t('restock.text')}</p>
      {signInOpen && (
        <Suspense fallback={null}>
          <Dialog open onClose={() => setSignInOpen(false)} title={t('restock.gate')}>
            <SignIn
              onDone={() => {
                setSignInOpen(false)
                void request()
              }}
            />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
