// For whoever received a gift: its code opens what is in the parcel, where it is, and the way to exchange it.
import { Suspense, useState } from 'react'
import { GiftForm, type OpenedGift } from '../gift/GiftForm.tsx'
import type { GiftSheetProps } from '../gift/GiftSheet.tsx'
import { content } from '../pages/content.tsx'
import { useTranslate } from '../pages/visit.ts'
import './OrderScreens.css'

/** Comes with the first gift that is opened. */
const GiftSheet = content<GiftSheetProps>(
  () => import('../gift/GiftSheet.tsx').then((file) => ({ default: file.GiftSheet })),
  { rare: true },
)

export default function GiftScreen() {
  const t = useTranslate()
  return (
    <div className="container filled-later order-screen">
      <header>
        <h1>{t('present.title')}</h1>
        <p>{t('present.text')}</p>
      </header>
      <Opening />
    </div>
  )
}

function Opening() {
  const [opened, setOpened] = useState<OpenedGift | null>(null)
  return (
    <>
      <GiftForm onOpened={setOpened} />
      {opened && (
        <Suspense fallback={null}>
          <GiftSheet opened={opened} onChange={(gift) => setOpened({ ...opened, gift })} />
        </Suspense>
      )}
    </>
  )
}
