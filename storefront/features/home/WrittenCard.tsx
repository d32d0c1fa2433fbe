// A card in handwriting.
import { useTranslate } from '#web/platform/pages/visit.ts'
import '../../shared/wrapping/Handwriting.css'

export default function WrittenCard() {
  const t = useTranslate()
  return <blockquote className="message-card handwritten">{t('home.wrapCard')}</blockquote>
}
