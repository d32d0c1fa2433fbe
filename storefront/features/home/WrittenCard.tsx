// A card in handwriting.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { MessageCard } from '../../shared/wrapping/MessageCard.tsx'
import '../../shared/wrapping/Handwriting.css'

export default function WrittenCard() {
  const t = useTranslate()
  return <MessageCard text={t('home.wrapCard')} />
}
