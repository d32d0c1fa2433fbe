// Rows under the thanks: details to keep for the next order, and a birthday to remember.
import { Suspense, useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ActionRow } from './OrderRow.tsx'
import { isBuyer } from './recipient-title.ts'
import type { OrderView } from './use-order.ts'

const SignIn = deferredComponent(() => import('../../shared/sign-in/SignIn.tsx'), { when: 'use' })

export function PlacedNext({ order }: { order: OrderView }) {
  const { t } = useVisit()
  const user = useUserName()
  const { deliveries, greeting, email } = order
  const other = deliveries.find((each) => each.firstName && !isBuyer(each, greeting))?.firstName ?? ''
  return (
    <div>
      {!user && <SaveDetails email={email} />}
      <ActionRow
        icon="calendar"
        text={other ? t('order.addBirthdayOf', { name: other }) : t('order.addBirthday')}
        hint={t('people.emptyText')}
        path={`/user/people?add=${encodeURIComponent(other)}`}
      />
    </div>
  )
}

/** Requests a sign-in code for the order's e-mail in one click. */
function SaveDetails({ email }: { email: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function begin(): Promise<void> {
    setState('sending')
    const sent = await call('account.requestCode', { email }).catch(() => null)
    setState(sent ? 'sent' : 'idle')
  }

  return (
    <>
      <ActionRow
        icon="user"
        text={t('order.saveDetails')}
        hint={t('account.signInText')}
        isBusy={state === 'sending'}
        onClick={() => void begin()}
      />
      {state === 'sent' && (
        <Dialog open onClose={() => setState('idle')} title={t('order.saveDetails')}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <SignIn sentTo={email} onDone={() => setState('idle')} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
