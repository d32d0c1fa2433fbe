// For whoever received a gift: its code opens what is in the parcel, where it is, and the way to exchange it.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { GiftForm, type OpenedGift } from '../gift/GiftForm.tsx'
import type { GiftSheetProps } from '../gift/GiftSheet.tsx'
import { useTranslate } from '../pages/visit.ts'
import './OrderScreens.css'

/** Comes with the first gift that is opened. */
const GiftSheet = lazy<ComponentType<GiftSheetProps>>(() =>
  import('../gift/GiftSheet.tsx').then((file) => ({ default: file.GiftSheet })),
)

export default function GiftScreen() {
  const t = useTranslate()
  return (
    <div className="container order-screen">
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
