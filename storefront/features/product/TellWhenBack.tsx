// On a gift that is sold out: puts it on the wishlist and tells the customer by mail when it is back. Guests sign in
// first, and stay where they are.
import { lazy, Suspense, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { useUser } from '../../shared/sign-in/user.ts'
import { wishlist } from '../../shared/wishlist/wishlist.ts'
import { withTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

const SignIn = lazy(() =>
  withTexts(['account', 'sums', 'checkout'], import('../../shared/sign-in/SignIn.tsx')).then((file) => ({
    default: file.SignIn,
  })),
)

export default function TellWhenBack({ productId }: { productId: string }) {
  const t = useTranslate()
  const user = useUser()
  const [signing, setSigning] = useState(false)
  const [step, setStep] = useState<'ask' | 'busy' | 'done'>('ask')

  async function ask(): Promise<void> {
    setStep('busy')
    try {
      await call('wishlist.setNotices', { on: true })
      await wishlist.add(productId)
      setStep('done')
    } catch {
      setStep('ask')
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
        onClick={() => (user ? void ask() : setSigning(true))}
      >
        {t('restock.ask')}
      </Button>
      <p>{t('restock.text')}</p>
      {signing && (
        <Suspense fallback={null}>
          <Dialog
            open
            onClose={() => setSigning(false)}
            title={t('restock.gate')}
            closeLabel={t('shell.close')}
          >
            <SignIn
              onDone={() => {
                setSigning(false)
                void ask()
              }}
            />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
