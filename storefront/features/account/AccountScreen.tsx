// The account pages. Frame and sign-in render first; the content of each page loads on demand.
import { Suspense } from 'react'
import type { MessageKey } from '#messages/translator.ts'
import { AccountPage } from './AccountPage.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useRoute, useTranslate } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'

/** Only one of the pages is rendered. */
const onDemand = { when: 'use', missing: MissingContent } as const

const Overview = deferredComponent(() => import('./Overview.tsx'), onDemand)
const Addresses = deferredComponent(() => import('./Addresses.tsx'), onDemand)
const Coupons = deferredComponent(() => import('./Coupons.tsx'), onDemand)
const Orders = deferredComponent(() => import('./Orders.tsx'), onDemand)
const Points = deferredComponent(() => import('./Points.tsx'), onDemand)
const People = deferredComponent(() => import('./People.tsx'), onDemand)
const Settings = deferredComponent(() => import('./Settings.tsx'), onDemand)

const parts: Readonly<Record<string, readonly [title: MessageKey, Part: typeof Overview]>> = {
  '/user/address': ['account.addresses', Addresses],
  '/user/coupon': ['account.coupons', Coupons],
  '/user/order': ['account.orders', Orders],
  '/user/points': ['account.points', Points],
  '/user/people': ['people.title', People],
  '/user/setting': ['account.settings', Settings],
}

export default function AccountScreen() {
  const t = useTranslate()
  const { path } = useRoute()
  const name = useUserName()
  const [title, Part] = parts[path] ?? ['account.title', Overview]
  // Without a known name this is the e-mail.
  const hello = Part === Overview && name !== '' && !name.includes('@')
  return (
    <AccountPage title={hello ? t('account.hello', { name }) : (t as (key: MessageKey) => string)(title)}>
      <Suspense fallback={<AccountSkeleton />}>
        <Part />
      </Suspense>
    </AccountPage>
  )
}
