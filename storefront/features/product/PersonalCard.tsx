// The personal text in a card, where the finished lettering cannot be drawn.
import { useTranslate } from '#web/platform/pages/visit.ts'
import './PersonalCard.css'

type PersonalCardProps = {
  text: string
  /** Percent of the picture; without one: the usual place. */
  position?: { readonly x: number; readonly y: number } | null
}

export function PersonalCard({ text, position }: PersonalCardProps) {
  const t = useTranslate()
  return (
    <span
      className="personal-preview"
      ref={(card) => {
        if (!card || !position) return
        const inset = `${position.y}% auto auto ${position.x}%`
        const style = { inset, inlineSize: 'max-content', margin: '0', transform: 'translate(-50%, -50%)' }
        Object.assign(card.style, style)
      }}
    >
      <small>{t('gift.preview')}</small>
      <bdi data-long={text.length > 14 || undefined}>{text}</bdi>
    </span>
  )
}
