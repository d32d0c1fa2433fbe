// Live preview of the personal text, as a card on the picture.
import { useTranslate } from '../../platform/pages/visit.ts'
import './PersonalPreview.css'

type PersonalPreviewProps = {
  text: string
  label: string
  /** Percent of the picture; null: the usual place. */
  position?: { readonly x: number; readonly y: number } | null
}

export function PersonalPreview({ text, label, position }: PersonalPreviewProps) {
  const t = useTranslate()
  if (text.trim() === '') return null
  return (
    <p
      className="personal-preview"
      ref={(card) => {
        if (!card || !position) return
        const inset = `${position.y}% auto auto ${position.x}%`
        const style = { inset, inlineSize: 'max-content', margin: '0', transform: 'translate(-50%, -50%)' }
        Object.assign(card.style, style)
      }}
    >
      <small>{t('gift.preview', { label })}</small>
      <bdi data-long={text.length > 14 || undefined}>{text}</bdi>
    </p>
  )
}
