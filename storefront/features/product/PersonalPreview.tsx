// Live preview of the personal text, as a card on the picture.
import { useTranslate } from '../../platform/pages/visit.ts'
import './PersonalPreview.css'

export function PersonalPreview({ text, label }: { text: string; label: string }) {
  const t = useTranslate()
  if (text.trim() === '') return null
  return (
    <p className="personal-preview">
      <small>{t('gift.preview', { label })}</small>
      <bdi data-long={text.length > 14 || undefined}>{text}</bdi>
    </p>
  )
}
