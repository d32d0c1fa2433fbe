// The page for a gift's recipient: its code shows the parcel's content, delivery and exchange.
import { Suspense, useState } from 'react'
import { GiftForm, type OpenedGift } from './GiftForm.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { helpLinks } from '../../shared/navigation/help-links.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import '../../shared/orders/OrderScreens.css'
import './GiftScreen.css'

/** Loads when the first gift is opened. */
const GiftSheet = deferredComponent(() => import('./GiftSheet.tsx'), { when: 'use', missing: MissingContent })

const ways = helpLinks.filter(({ path }) => path === '/trackOrder' || path === '/contact-us')

export default function GiftScreen() {
  const { t, site, frame } = useShopVisit()
  const [opened, setOpened] = useState<OpenedGift | null>(null)
  /** Code of the gift whose parcel is open. */
  const [unwrapped, setUnwrapped] = useState('')
  const recipient = opened?.gift.recipient
  const giver = opened?.gift.giver
  const text = !opened
    ? t('present.text')
    : giver
      ? t('present.chosenBy', { name: giver })
      : unwrapped === opened.code
        ? t('present.unwrapped')
        : t('present.chosen', site)
  return (
    <div className="gift-page">
      <div className="container order-screen">
        <header>
          {!opened && <ParcelPicture />}
          <h1>{recipient ? t('present.titleFor', { name: recipient }) : t('present.title')}</h1>
          <p>{text}</p>
        </header>
        {opened && (
          <Suspense fallback={<ParcelPicture />}>
            <GiftSheet
              key={opened.code}
              opened={opened}
              onUnwrapped={() => setUnwrapped(opened.code)}
              onChange={(gift) => setOpened({ ...opened, gift })}
            />
          </Suspense>
        )}
        {opened ? (
          <details className="gift-other">
            <summary>
              {t('present.notYours')}
              <Icon name="chevron-down" />
            </summary>
            <GiftForm onOpened={setOpened} />
          </details>
        ) : (
          <>
            <GiftForm onOpened={setOpened} />
            <aside className="track-help">
              <h2>{t('present.noCode')}</h2>
              <p>{t('present.noCodeText')}</p>
              <HelpLinks links={[...ways, { path: '/', text: t('error.home') }]} />
            </aside>
          </>
        )}
        <footer>
          <HelpLinks links={frame.legal} />
        </footer>
      </div>
    </div>
  )
}
