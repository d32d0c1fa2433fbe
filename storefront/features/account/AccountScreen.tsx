// The account pages. Frame and sign-in render first; the content of each page loads on demand.
import { Suspense } from 'react'
import type { MessageKey } from '#messages/translator.ts'
import { AccountPage } from './AccountPage.tsx'
import { AccountSkeleton } from './AccountSkeleton.tsx'
import { lazyContent } from '../../shared/lazy-content.tsx'
import { useRoute, useTranslate } from '../../platform/pages/visit.ts'
import { useUser } from '../../shared/sign-in/user.ts'
import { withTexts } from '../../platform/texts.ts'

/** Only one of the pages is rendered. */
const onDemand = { rare: true }

const Overview = lazyContent(
  () =>
    withTexts(['account', 'cart', 'order', 'sums', 'aftercare', 'home', 'people'], import('./Overview.tsx')),
  onDemand,
)
const Addresses = lazyContent(
  () => withTexts(['account', 'cart', 'sums', 'checkout'], import('./Addresses.tsx')),
  onDemand,
)
const Coupons = lazyContent(() => withTexts(['account', 'cart'], import('./Coupons.tsx')), onDemand)
const Orders = lazyContent(
  () => withTexts(['account', 'cart', 'list', 'order', 'sums', 'aftercare'], import('./Orders.tsx')),
  onDemand,
)
const Points = lazyContent(
  () => withTexts(['account', 'cart', 'list', 'points'], import('./Points.tsx')),
  onDemand,
)
const People = lazyContent(
  () => withTexts(['account', 'cart', 'sums', 'checkout', 'home', 'people'], import('./People.tsx')),
  onDemand,
)
const Settings = lazyContent(
  () => withTexts(['account', 'cart', 'sums', 'checkout'], import('./Settings.tsx')),
  onDemand,
)

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
  const name = useUser()
  const [title, Part] = parts[path] ?? ['account.title', Overview]
  const hello = Part === Overview && name !== ''
  return (
    <AccountPage title={hello ? t('account.hello', { name }) : (t as (key: MessageKey) => string)(title)}>
      <Suspense fallback={<AccountSkeleton />}>
        <Part />
      </Suspense>
    </AccountPage>
  )
}
