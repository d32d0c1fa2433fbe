// The pages of the account: the gate and the menu come first, then what the page itself shows.
import { lazy, Suspense } from 'react'
import type { MessageKey } from '#messages/translator.ts'
import { Waiting } from '../account/AccountData.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { useRoute, useTranslate } from '../pages/visit.ts'
import { useUser } from '../state/user.ts'

const Overview = lazy(() => import('../account/Overview.tsx'))
const parts: Readonly<Record<string, readonly [title: MessageKey, Part: typeof Overview]>> = {
  '/user/address': ['account.addresses', lazy(() => import('../account/Addresses.tsx'))],
  '/user/coupon': ['account.coupons', lazy(() => import('../account/Coupons.tsx'))],
  '/user/order': ['account.orders', lazy(() => import('../account/Orders.tsx'))],
  '/user/setting': ['account.settings', lazy(() => import('../account/Settings.tsx'))],
}

export default function AccountScreen() {
  const t = useTranslate()
  const { path } = useRoute()
  const name = useUser()
  const [title, Part] = parts[path] ?? ['account.title', Overview]
  const hello = Part === Overview && name !== ''
  return (
    <AccountPage title={hello ? t('account.hello', { name }) : (t as (key: MessageKey) => string)(title)}>
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>
    </AccountPage>
  )
}
