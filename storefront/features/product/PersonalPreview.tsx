// The shopper's own words upon the picture, as they are typed: a card that lies before the gift.
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
