// A wrapped gift and its card.
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { GiftParcel } from '../../shared/orders/GiftParcel.tsx'
import '../../shared/wrapping/Handwriting.css'

export default function WrappedScene() {
  const t = useTranslate()
  return (
    <>
      <blockquote className="message-card handwritten">{t('home.wrapCard')}</blockquote>
      <GiftParcel gifts={[]} wrapping={usualWrapping} phase="packed" />
    </>
  )
}
