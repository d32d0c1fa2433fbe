// A wrapped gift that turns, and its card.
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { WrapBox } from '../../shared/wrapping/WrapBox.tsx'
import '../../shared/wrapping/Handwriting.css'
import '../../shared/wrapping/wrapping-styles.ts'

export default function WrappedScene() {
  const t = useTranslate()
  return (
    <>
      <div data-paper={usualWrapping.paper} data-ribbon={usualWrapping.ribbon}>
        <WrapBox />
      </div>
      <blockquote className="message-card handwritten">{t('home.wrapCard')}</blockquote>
    </>
  )
}
