// The pages of the account: the gate and the menu come first, then what the page itself shows.
import { lazy, Suspense } from 'react'
import type { MessageKey } from '#messages/translator.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { Waiting } from '../account/Waiting.tsx'
import { useRoute, useTranslate } from '../pages/visit.ts'
import { useUser } from '../state/user.ts'
import { withTexts } from '../texts.ts'

const Overview = lazy(() => withTexts(['cart', 'order'], import('../account/Overview.tsx')))
const Addresses = lazy(() => withTexts(['cart', 'sums', 'checkout'], import('../account/Addresses.tsx')))
const Coupons = lazy(() => withTexts(['cart'], import('../account/Coupons.tsx')))
const Orders = lazy(() => withTexts(['cart', 'list', 'order'], import('../account/Orders.tsx')))
const Points = lazy(() => withTexts(['cart', 'list', 'points'], import('../account/Points.tsx')))
const Settings = lazy(() => withTexts(['cart', 'sums', 'checkout'], import('../account/Settings.tsx')))

const parts: Readonly<Record<string, readonly [title: MessageKey, Part: typeof Overview]>> = {
  '/user/address': ['account.addresses', Addresses],
  '/user/coupon': ['account.coupons', Coupons],
  '/user/order': ['account.orders', Orders],
  '/user/points': ['account.points', Points],
  '/user/setting': ['account.settings', Settings],
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
